/**
 * The field: points that can be chosen, and four pieces that walk over it. Without any framework; what a
 * board is given, and what it gives back, is in `contract.d.ts` beside this package.
 *
 * @typedef {import('../../contract').Given} Given
 * @typedef {import('../../contract').Shell} Shell
 */

/** Where each point lies, in hundredths of the field's width and height. */
const AT = {
  A: [8, 50],
  ...{ B: [29, 18], C: [29, 50], D: [29, 82] },
  ...{ E: [50, 18], F: [50, 50], G: [50, 82] },
  ...{ H: [71, 18], I: [71, 50], J: [71, 82] },
  K: [92, 50],
};
const LINES = 'AB AC AD BC CD BE CF DG BF DF EF FG EH FI GJ FH FJ HI IJ HK IK JK'.split(' ');
/** Milliseconds that a piece takes from one point to the next. */
const STEP = 380;

function made(tag, kind, ...children) {
  const element = document.createElement(tag);
  element.className = kind;
  element.append(...children);
  return element;
}

function drawn(tag, facts) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(facts)) element.setAttribute(name, value);
  return element;
}

/** What the pieces look like, 24 units square. */
const SHAPES = {
  hound:
    'M3 11 1 6.5 5 9H15L16 5.5 18 7 22.5 8.5 22 11 18.5 12 17.5 14 18 20H15.5L15 15.5 ' +
    '8 15 7 20H4.5L4.5 14Z',
  hare:
    'M15 11 14 2.5 16 3 17.5 8.5 18.5 3 20 4 19.5 9.5 22 12 20.5 14.5 18 15 17.5 18 ' +
    '19 20H7L4.5 18 3 18.5 1.5 17 3 15.5 5.5 12 10 10Z',
};

function sketch(kind) {
  const svg = drawn('svg', { viewBox: '0 0 24 24', class: `sketch ${kind}` });
  svg.setAttribute('aria-hidden', 'true');
  svg.append(drawn('path', { d: SHAPES[kind] }));
  return svg;
}

function put(element, point) {
  const [left, top] = AT[point];
  element.style.left = `${left}%`;
  element.style.top = `${top}%`;
}

function paths() {
  const svg = drawn('svg', { viewBox: '0 0 100 100', preserveAspectRatio: 'none', class: 'paths' });
  svg.setAttribute('aria-hidden', 'true');
  for (const [one, other] of LINES) {
    const [[x1, y1], [x2, y2]] = [AT[one], AT[other]];
    svg.append(drawn('line', { x1, y1, x2, y2 }));
  }
  return svg;
}

class Field {
  /**
   * @param {HTMLElement} place
   * @param {Shell} shell
   * @param {Given} given
   */
  constructor(place, shell, given) {
    this.shell = shell;
    this.given = given;
    /** The hound that is to run, as the point it stands on. */
    this.chosen = null;
    this.timer = 0;
    this.seats = [0, 1].map(() => {
      const parts = { sign: made('span', 'sign'), name: made('span', 'name'), badge: made('span', 'badge') };
      return { ...parts, row: made('p', 'seat', parts.sign, parts.name, parts.badge) };
    });
    this.hide = this.seats.map(({ badge }, seat) => shell.badge(seat, badge));
    this.points = Object.fromEntries(
      Object.keys(AT).map((point) => {
        const button = made('button', 'point', made('span', 'letter', point));
        button.type = 'button';
        put(button, point);
        button.addEventListener('click', () => this.pressed(point));
        return [point, button];
      }),
    );
    this.hounds = given.view.hounds.map((point) => this.piece('hound', point));
    this.hare = this.piece('hare', given.view.hare);
    this.prompt = made('p', 'prompt');
    this.prompt.setAttribute('role', 'status');
    this.field = made('div', 'field', paths(), ...this.hounds.map(({ element }) => element));
    this.field.append(this.hare.element, ...Object.values(this.points));
    this.field.setAttribute('role', 'group');
    this.field.addEventListener('keydown', (event) => this.key(event));
    const seats = made('div', 'seats', ...this.seats.map(({ row }) => row));
    this.root = made('div', 'hunt', seats, this.field, this.prompt);
    place.append(this.root);
    this.draw();
    shell.rest();
  }

  piece(kind, point) {
    const element = made('span', 'piece', sketch(kind));
    element.setAttribute('aria-hidden', 'true');
    put(element, point);
    return { element, point };
  }

  /** @param {Given} given */
  update(given) {
    const fresh = given.view !== this.given.view;
    this.given = given;
    if (!given.moves.some(({ start }) => start === this.chosen)) this.chosen = null;
    this.draw();
    if (!fresh) return;
    clearTimeout(this.timer);
    this.root.classList.toggle('still', given.still);
    for (const { event } of given.told) {
      this.shell.show(event);
      if (event.kind === 'hound_ran') this.walk(this.hounds, event.start, event.end);
    }
    this.settle();
    const wait = given.still || given.told.length === 0 ? 0 : STEP / given.tempo;
    this.root.style.setProperty('--step', `${wait}ms`);
    if (wait === 0) this.shell.rest();
    else this.timer = setTimeout(() => this.shell.rest(), wait);
  }

  walk(hounds, start, end) {
    const hound = hounds.find(({ point }) => point === start);
    if (hound) hound.point = end;
  }

  /** Every piece where the view has it, whatever was told before. */
  settle() {
    const { view } = this.given;
    const free = view.hounds.filter((point) => !this.hounds.some((each) => each.point === point));
    for (const hound of this.hounds) {
      if (!view.hounds.includes(hound.point)) hound.point = free.pop();
      put(hound.element, hound.point);
    }
    put(this.hare.element, view.hare);
  }

  /** What pressing a point would do: a move, or null. */
  moveTo(point) {
    const { moves } = this.given;
    return (
      moves.find(({ kind, start, end }) =>
        kind === 'leap' ? end === point : start === this.chosen && end === point,
      ) ?? null
    );
  }

  pressed(point) {
    const { moves, waiting } = this.given;
    if (waiting || moves.length === 0) return;
    const move = this.moveTo(point);
    if (move) this.shell.move(move);
    else if (moves.some(({ start }) => start === point)) this.choose(point);
    else if (moves[0].kind === 'leap') this.shell.ask({ kind: 'leap', end: point });
    else if (this.chosen) this.shell.ask({ kind: 'run', start: this.chosen, end: point });
  }

  choose(point) {
    this.chosen = this.chosen === point ? null : point;
    this.draw();
  }

  key(event) {
    if (event.key !== 'Escape' || this.chosen === null) return;
    event.preventDefault();
    this.points[this.chosen].focus();
    this.choose(this.chosen);
  }

  draw() {
    const { view, words, moves, names, waiting, over } = this.given;
    this.field.setAttribute('aria-label', words.say('field'));
    for (const [point, button] of Object.entries(this.points)) {
      const move = this.moveTo(point);
      const movable = moves.some(({ start }) => start === point);
      const who = view.hounds.includes(point) ? 'hound' : view.hare === point ? 'hare' : 'free';
      button.classList.toggle('goal', move !== null);
      button.classList.toggle('movable', movable);
      button.disabled = moves.length === 0;
      button.setAttribute('aria-disabled', String(waiting || !(move || movable)));
      if (movable) button.setAttribute('aria-pressed', String(point === this.chosen));
      else button.removeAttribute('aria-pressed');
      button.setAttribute(
        'aria-label',
        move ? `${point}: ${words.move(move)}` : words.say('point', { point, who }),
      );
    }
    this.seats.forEach(({ sign, name, row }, seat) => {
      sign.replaceChildren(sketch(seat === view.pack ? 'hound' : 'hare'));
      name.textContent = names[seat];
      const turn = view.phase.kind === (seat === view.pack ? 'hunting' : 'fleeing');
      row.classList.toggle('turn', turn && !over);
    });
    this.prompt.textContent = this.asked();
  }

  asked() {
    const { view, words, moves, over } = this.given;
    if (over || view.phase.kind === 'over') return words.say('prompt-over');
    const waits = view.phase.kind === 'hunting' ? view.pack : 1 - view.pack;
    if (moves.length === 0) return words.say('prompt-wait', { seat: waits });
    if (moves[0].kind === 'leap') return words.say('prompt-leap');
    const left = view.options.patience - view.idle;
    return words.say(this.chosen ? 'prompt-where' : 'prompt-hound', { left });
  }

  unmount() {
    clearTimeout(this.timer);
    for (const hide of this.hide) hide();
    this.root.remove();
  }
}

export default {
  contract: 1,
  mount: (place, shell, given) => new Field(place, shell, given),
};
