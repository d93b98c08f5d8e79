import { lineEvents, type Answer, type Line, type Surface, type Tale } from "../channel/Message.ts"
import { fromWire, toWire } from "../channel/wire.ts"

/** The page's end of the line to the wallet. */
export interface WalletLine {
  /**
   * Asks a surface of the wallet.
   *
   * Fails: rejects with the wallet's own error, or with code 4900 when the wallet is gone or has been stopped meanwhile.
   */
  call(surface: Surface, method: string, ...args: readonly unknown[]): Promise<unknown>
  /** Hears what a surface tells. */
  hear(surface: Surface, listener: (event: string, args: readonly unknown[]) => void): void
}

const lostError = (reason: string) =>
  Object.assign(new Error(`The wallet does not answer. ${reason}`), { code: 4900 })

/** Opens the line. What is asked before the bridge is there waits for it. */
export const openWalletLine = (place: Document): WalletLine => {
  const waiting = new Map<number, (line: Line) => void>()
  const listeners: { readonly surface: Surface; readonly tell: (tale: Tale) => void }[] = []
  const opened = Promise.withResolvers<void>()
  let lastId = 0

  const say = (line: Line) =>
    place.dispatchEvent(new CustomEvent(lineEvents.toBridge, { detail: JSON.stringify(line) }))

  place.addEventListener(lineEvents.toPage, (event) => {
    const line = JSON.parse(String((event as CustomEvent<unknown>).detail)) as Line
    if ("open" in line) opened.resolve()
    else if ("tale" in line) {
      const tale = fromWire<Tale>(line.tale)
      for (const { surface, tell } of listeners) if (surface === tale.surface) tell(tale)
    } else {
      waiting.get(line.id)?.(line)
      waiting.delete(line.id)
    }
  })
  say({ open: true })

  return {
    async call(surface, method, ...args) {
      const call = toWire({ surface, method, args })
      await opened.promise
      const id = ++lastId
      const line = await new Promise<Line>((resolve) => {
        waiting.set(id, resolve)
        say({ id, call })
      })
      if ("lost" in line) throw lostError(line.lost)
      if (!("answer" in line)) throw lostError("The answer is malformed.")
      const answer = fromWire<Answer>(line.answer)
      if ("error" in answer) throw answer.error
      return answer.value
    },
    hear: (surface, listener) =>
      void listeners.push({ surface, tell: ({ event, args }) => listener(event, args) })
  }
}
