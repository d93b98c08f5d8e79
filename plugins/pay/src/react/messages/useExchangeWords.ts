import { makeWords } from "@latchkey/react/view"
import type { ExchangeMessages } from "../PayMessages.ts"
import { exchange as en } from "./en/exchange.ts"

/** The words of the modal's language for a payment on an exchange's page. */
export const { useWords: useExchangeWords, withWords: withExchangeWords } =
  /* @__PURE__ */ makeWords<ExchangeMessages>(en, () =>
    import("./languages.ts").then((languages) => languages.exchange)
  )
