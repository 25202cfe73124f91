import { expect, it } from 'vitest';
import palette from './palette.css?raw';
import { first } from './recorded';
import story from './story';

it('has the colours of the board', () => {
  const painted = [...palette.matchAll(/--seat-\d: (#\w+);/g)].map(([, colour]) => colour);
  expect(story.colours).toEqual(painted);
});

it('marks what is counted', () => {
  const { told } = first('shells_gathered');
  const { event } = told.find((each) => each.event.kind === 'shells_gathered')!;
  expect(story.mark(event as never)).toMatchObject({ count: (event as { shells: number }).shells });
});
