import type { Events } from "../telemetry/makeEvents.ts"

/** Writes what the page's developer is told into the console, a line each: what happened, what to do, where the docs say more. */
export const sayInConsole = ({ onEvent }: Pick<Events, "onEvent">): void => {
  onEvent(({ event, properties: { code, message, advice, page } }) => {
    if (event !== "DIAGNOSTIC") return
    console.warn(`[Latchkey] ${code}: ${message} ${advice}${page === "" ? "" : ` (docs: ${page})`}`)
  })
}
