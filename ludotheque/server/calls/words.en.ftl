## What the house says to those whom it calls

title-turn = { $game }: it is your turn
title-short = { $game }: your time is running out
title-offer = { $game }: you are asked something
title-begun = { $game }: the game begins
title-over = { $game }: the game is over
title-again = { $game }: another game
title-trial = The house can call you
title-confirm = Is this your address?
title-enter = Come back in

body-turn = Table { $table }, with { $names }: it is your move.
body-turn-until = Table { $table }, with { $names }: you have until { $until }.
body-short = Table { $table }, with { $names }: you only have until { $until }.
body-offer = Table { $table }, with { $names }: they are waiting for your answer.
body-begun = Table { $table }, with { $names }: everybody is there.
body-over = Table { $table }, with { $names }: come and see how it ended.
body-again = { $many ->
    [one] { $names } is keeping a chair for you at table { $table }.
   *[other] { $names } are keeping a chair for you at table { $table }.
 }
body-trial = When a table is waiting for you, it will look like this.
body-confirm = Somebody gave this address to the house, to be called when a table is waiting. If that was you, confirm it on this page; if not, there is nothing to do: without an answer, the house will not write here again.
body-enter = Somebody, you as it seems, wants to come in as { $name } on another device. This link lets them in once, within half an hour. If that was not you, there is nothing to do; and do not pass it on.

moment = EEEE d MMMM, HH:mm
and = { $first } and { $last }
several = { $first }, { $rest }

## Around a message

mail-open = Go to the table
mail-open-confirm = Confirm my address
mail-open-enter = Come in
mail-why = You receive this message because you asked the house for it.
mail-why-confirm = The house asks an address that nobody has confirmed three times at most.
mail-why-enter = You receive this message because you said that this address may let you in.
mail-stop = Stop these messages
