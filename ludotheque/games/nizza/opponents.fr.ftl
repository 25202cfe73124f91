## The opponents

character-mistral = pousse tout le monde à l’eau
character-cigale = file sans toucher personne
character-margot = prend les dés comme ils viennent

says-mistral-pushed-1 = L’eau est bonne, il paraît.
says-mistral-pushed-2 = Pardon, je ne vous avais pas vu.
says-mistral-pushed-3 = Attention à la marche.
says-mistral-wet-1 = Bien joué. Je m’en souviendrai.
says-mistral-case-1 = Le vent tourne, et la valise avec.
says-mistral-safe-1 = Un coffre, un courant d’air, et voilà.
says-mistral-won-1 = Trop de vent pour vous, aujourd’hui.

says-cigale-wet-1 = Et moi qui ne pousse personne !
says-cigale-wet-2 = Je sécherai en courant.
says-cigale-case-1 = Légère comme une plume, cette valise.
says-cigale-safe-1 = Il suffisait de demander gentiment.
says-cigale-won-1 = Sans une seule goutte. Ou presque.

says-margot-pushed-1 = Vous étiez sur mon chemin.
says-margot-wet-1 = Oh ! Les dés m’avaient prévenue.
says-margot-case-1 = Hop, à moi.
says-margot-safe-1 = Du premier coup !
says-margot-hasty-1 = Ça ira bien comme ça.
says-margot-hasty-2 = Pas le temps de relancer.
says-margot-won-1 = Je vous l’avais dit : ne réfléchissez pas tant.
