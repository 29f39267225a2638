export const BROWSER_FLAGS: string[];
export function ensureBrowser(): Promise<string | null>;
