import { isRecord } from "../../../tests/testing/src/decode/Decode.ts"

/**
 * Puts values into the `injectedWeb3` record of a page, which it makes when there is none. What other wallets have there stays.
 *
 * @returns puts back what stood under those names, and takes the record away if it was made here and is empty again
 */
export function injectWeb3(entries: Readonly<Record<string, PropertyDescriptor>>, place: object): () => void {
  const window = place as { injectedWeb3?: unknown }
  const found = window.injectedWeb3
  const record = isRecord(found) ? found : {}
  if (record !== found) window.injectedWeb3 = record
  const undo = Object.entries(entries).map(([key, descriptor]) => {
    const before = Object.getOwnPropertyDescriptor(record, key)
    Object.defineProperty(record, key, { configurable: true, enumerable: true, ...descriptor })
    return () => {
      if (before === undefined) Reflect.deleteProperty(record, key)
      else Object.defineProperty(record, key, before)
    }
  })
  return () => {
    for (const step of undo.splice(0).toReversed()) step()
    if (record !== found && window.injectedWeb3 === record && Object.keys(record).length === 0) {
      if (found === undefined) delete window.injectedWeb3
      else window.injectedWeb3 = found
    }
  }
}
