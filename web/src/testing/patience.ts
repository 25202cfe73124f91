/** Before every file of tests: who waits in vain hears of it late, and who is only slow not at all. */

import { configure } from '@testing-library/svelte';
import { vi } from 'vitest';

/** Milliseconds: far more than is needed, on a machine that has ten times as much to do as it can. */
const PATIENCE = 60_000;

configure({ asyncUtilTimeout: PATIENCE });
const { waitFor } = vi;
vi.waitFor = (what, patience = PATIENCE) => waitFor(what, patience);
