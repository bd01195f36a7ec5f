/** Our share in the luck of a table: the server has sealed its own before it hears this, so neither can choose the cards. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
