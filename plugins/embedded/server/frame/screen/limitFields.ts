import type { Coin, Limits } from "../wallet/limits.ts"
import type { Words } from "../words/Words.ts"
import { button } from "./buttons.ts"
import { element } from "./element.ts"
import { oneAtATime } from "./oneAtATime.ts"

/** What an owner does with the limits of a wallet. */
export interface LimitDoings {
  readonly coins: ReadonlyArray<Coin>
  readonly set: Limits
  /** Keeps them; answers with the coin whose text is no amount, where there is one. */
  readonly save: (limits: Limits) => Promise<Coin | undefined>
}

/** A field for each coin's limit, and what saves them. */
export const limitFields = (words: Words, { coins, set, save }: LimitDoings) => {
  const wrong = element("p", { class: "wrong", role: "alert" })
  const run = oneAtATime(wrong)
  const fields = coins.map((coin, place) => {
    const id = `limit-${place}`
    const value = set[coin.symbol] ?? ""
    const field = element("input", {
      id,
      type: "text",
      inputmode: "decimal",
      autocomplete: "off",
      dir: "ltr",
      value
    })
    return { coin, field, row: [element("label", { for: id }, coin.symbol), field] }
  })
  const saving = button(words.limitsSave, "quiet", () => {
    void run(async () => {
      const typed = fields.map(
        ({ coin, field }) => [coin.symbol, field.value.trim().replace(",", ".")] as const
      )
      const odd = await save(Object.fromEntries(typed.filter(([, text]) => text !== "")))
      const at = fields.find(({ coin }) => coin.symbol === odd?.symbol)
      for (const { field } of fields) field.setAttribute("aria-invalid", String(field === at?.field))
      at?.field.focus()
      // Until something is changed again: that it was saved shows so.
      saving.disabled = odd === undefined
    })
  })
  for (const { field } of fields)
    field.addEventListener("input", () => {
      saving.disabled = false
    })
  return {
    saving,
    nodes: [
      element("h2", {}, words.limitsTitle),
      element("p", {}, words.limitsText),
      ...fields.flatMap(({ row }) => row),
      wrong,
      saving
    ]
  }
}
