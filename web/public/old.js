// Before the house itself, and in the oldest words of the language: a browser that is too old for it
// has to be able to say so. Which browsers are meant stands in README.md and in vite.config.ts.
(function () {
  var root = document.documentElement;
  var supports =
    window.CSS && CSS.supports
      ? function (name, value) {
          return CSS.supports(name, value);
        }
      : function () {
          return false;
        };
  var runs =
    'noModule' in document.createElement('script') &&
    !!Array.prototype.toSorted &&
    supports('container-type', 'inline-size');
  // Since Safari 16.4, Firefox 128 and Chrome 119.
  if (runs && supports('color', 'oklch(from red l c h)')) return;
  var words = {
    fr: runs
      ? 'Ce navigateur est un peu ancien pour cette maison : il se peut que tout n’y soit pas.'
      : 'Ce navigateur est trop ancien pour cette maison.',
    en: runs
      ? 'This browser is rather old for this house: some of it may be missing.'
      : 'This browser is too old for this house.',
    de: runs
      ? 'Dieser Browser ist recht alt für dieses Haus: Manches fehlt vielleicht.'
      : 'Dieser Browser ist zu alt für dieses Haus.',
  };
  var needed = 'Safari 16.4 · Firefox 128 · Chrome 119';
  // The house does not start where it could not go on.
  if (!runs) root.setAttribute('data-too-old', '');
  function tell() {
    var card = document.createElement('div');
    card.id = 'old';
    card.setAttribute('role', 'alert');
    card.style.cssText =
      'padding: 12px 16px; font: 16px/1.4 sans-serif; color: #2a2220; background: #ffe9c9';
    for (var language in words) {
      var line = document.createElement('p');
      line.lang = language;
      line.style.margin = '0 0 4px';
      line.appendChild(document.createTextNode(words[language]));
      card.appendChild(line);
    }
    var last = document.createElement('p');
    last.style.margin = '0';
    last.appendChild(document.createTextNode('≥ ' + needed));
    card.appendChild(last);
    if (runs) {
      var away = document.createElement('button');
      away.appendChild(document.createTextNode('OK'));
      away.onclick = function () {
        document.body.removeChild(card);
      };
      card.appendChild(away);
    }
    document.body.insertBefore(card, document.body.firstChild);
  }
  if (document.body) tell();
  else document.addEventListener('DOMContentLoaded', tell);
})();
