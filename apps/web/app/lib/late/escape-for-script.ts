/** Escapes every "<", so that nothing in the JSON can end its script element. */
export function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
