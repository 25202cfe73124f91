/**
 * Whether Escape is still free to be taken: one press closes one thing. Whoever has something to close
 * prevents the default, and so takes it; a dialog looks after itself.
 */
export function escaping(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented) return false;
  return !(event.target as Element).closest?.('dialog');
}
