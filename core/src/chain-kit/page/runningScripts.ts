/**
 * The addresses of the scripts that are running, innermost first, our own among them: called by a listener, it tells one
 * announcer from another, since each extension's script has an address of its own. Source: an error's stack, so it is a
 * guess against floods and no proof of anything; undefined where the browser tells nothing.
 */
export const runningScripts = (): string | undefined =>
  [...new Set(new Error().stack?.match(/[^\s(@]+(?=:\d+:\d+)/g))].join(" ") || undefined
