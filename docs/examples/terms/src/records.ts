import { definePlugin } from "@latchkey/core"
import { records, type Accepted } from "./terms.ts"

// Other code of the page may have written there: what is no record is dropped.
const decode = (text = "{}"): Accepted => {
  try {
    const entries = Object.entries(Object(JSON.parse(text)) as Accepted)
    return Object.fromEntries(entries.filter(([, kept]) => typeof kept?.text === "string"))
  } catch {
    return {}
  }
}

/** Keeps acceptances in this browser. A page with a server writes a `records` of its own. */
export const browserRecords = () =>
  definePlugin({
    id: "records",
    setup: ({ provide, storage }) =>
      provide(records, {
        read: async () => decode(storage.get("accepted")),
        write: async (accepted) => storage.set("accepted", JSON.stringify(accepted))
      })
  })
