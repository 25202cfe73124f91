/** For whom this browser was subscribed to be called, as far as it remembers: by name. */

import { keep, recall } from '../browser/storage';

const NOTE = 'calls-owner';

export const owner = (): string | null => recall(NOTE);
export const remember = (name: string): void => keep(NOTE, name);
export const forget = (): void => keep(NOTE, null);
