import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import practice from '../../../tests/transcripts/vertiges/practice-in-wood.de.jsonl?raw';
import golden from '../fairness/record.golden.jsonl?raw';
import { gameCatalogue, houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import Verify from './Verify.svelte';

let voice: Voice;
const { commitment, entropy } = JSON.parse(golden.split('\n')[0]!) as {
  commitment: string;
  entropy: string[];
};

beforeAll(async () => {
  const texts = [await houseCatalogue('en'), await gameCatalogue('niagara', 'en')];
  voice = new Voice('en', texts, ['Éloïse', 'Ben', 'Robot 1']);
  house.voice = voice;
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the house would send for the record. */
function sent(text: string, status = 200) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(text, { status })),
  );
}

/** A record from an arena, as if people had played it. */
function byPeople(record: string): string {
  const [header, ...lines] = record.trimEnd().split('\n');
  const end = JSON.parse(lines.pop()!) as object;
  const before = [header!.replace(/"bot":"[^"]*"/g, '"bot":null'), ...lines].join('\n') + '\n';
  return `${before}${JSON.stringify({ ...end, digest: bytesToHex(sha256(utf8ToBytes(before))) })}\n`;
}

async function checked(game = 'niagara', speaking = voice) {
  const onmoment = vi.fn();
  render(Verify, { table: { id: 'mivo-tarelu', game }, voice: speaking, onmoment } as never);
  await fireEvent.click(screen.getByRole('button', { name: 'Verify the draws' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent!.trim()).not.toBe(''));
  return onmoment;
}

const steps = () =>
  [...document.querySelectorAll('.checks li')].map((each) =>
    each.textContent!.replace(/\s+/g, ' ').trim(),
  );

describe('verifying the dice', () => {
  it('says step by step what was checked, and what was not', async () => {
    localStorage.setItem(
      'ludotheque-pledges',
      JSON.stringify({ 'mivo-tarelu': { commitment, entropies: [entropy[0]] } }),
    );
    sent(golden);
    const onmoment = await checked();
    expect(screen.getByRole('status').textContent).toContain('In order: 5 draws');
    expect(steps()).toHaveLength(6);
    expect(steps().every((step) => step.startsWith('✓'))).toBe(true);
    expect(screen.getByText(/every move was allowed/)).toBeTruthy();
    expect(screen.getByText('ludotheque verify mivo-tarelu.jsonl')).toBeTruthy();
    expect(screen.getByText(bytesToHex(sha256(utf8ToBytes(golden))))).toBeTruthy();
    await fireEvent.click(document.querySelector('ol button')!);
    expect(onmoment).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('does not claim what this browser cannot know', async () => {
    sent(golden);
    await checked();
    expect(steps().filter((step) => step.startsWith('–'))).toEqual([
      '– This device did not see the seal before the game. If you noted it, compare.',
      '– This device gave no luck to this table.',
    ]);
  });

  it('does not claim to have drawn for a game that it does not know', async () => {
    sent(golden);
    await checked('chess');
    expect(screen.getByRole('status').textContent).toContain('does not know how to make the draws');
    expect(steps().at(-1)).toBe('– The draws were not made again.');
  });

  it('tells how much it has drawn of a game that takes rules and physics too', async () => {
    sent(byPeople(practice));
    const texts = [await houseCatalogue('en'), await gameCatalogue('vertiges', 'en')];
    await checked('vertiges', new Voice('en', texts, ['Ana']));
    expect(screen.getByRole('status').textContent).toMatch(/Nothing is wrong\. \d+ of \d+ moves/);
    expect(steps().at(-1)).toMatch(/^– \d+ draws made again here: they are the same\. The others/);
  });

  it('says plainly that a record was tampered with', async () => {
    sent(golden.replace('"first":0', '"first":1'));
    await checked();
    expect(screen.getByRole('status').textContent).toContain(
      'Something is wrong with this record.',
    );
    expect(steps()[0]).toMatch(/^✗ The record was altered/);
    expect(steps().at(-1)).toMatch(/^✗ At least one draw/);
    expect(document.querySelector('details')!.open).toBe(true);
    cleanup();
    sent('nonsense');
    await checked();
    expect(screen.getByRole('status').textContent).toContain('it is damaged');
  });

  it('passes on why the house gives no record', async () => {
    sent(JSON.stringify({ reason: 'not-over', facts: {}, text: 'The game is not over.' }), 409);
    await checked();
    expect(screen.getByRole('status').textContent).toContain('The game is not over.');
  });
});
