import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { readFixtures } from "../../../tests/support/serviceFixtures.ts"
import { submit } from "./transfer/sendTransfer.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/nodes.json")
const hash = `0x${"7".repeat(64)}`

/** What the SDK rejects with: an error with the node's code, message and data. */
const send = (name: string, isUsed: boolean) => {
  const { code, message, data } = fixture(name).response.body.error
  const refused = Object.assign(new Error(`${code}: ${message}: ${data}`), { code, data })
  const sent = submit(() => Promise.reject(refused), hash, Effect.succeed(isUsed))
  return Effect.runPromise(Effect.catch(sent, (error) => Effect.succeed(error.details.reason)))
}

describe("what nodes say when they are given a transaction", () => {
  it.each(
    Object.entries({
      "submit-ancient": "1010: Invalid Transaction: Transaction has an ancient birth block",
      "submit-bad-proof": "1010: Invalid Transaction: Transaction has a bad signature",
      "submit-payment":
        "1010: Invalid Transaction: Inability to pay some fees (e.g. account balance too low)",
      "submit-stale": "1010: Invalid Transaction: Transaction is outdated",
      // The node has it, had it, or has another of its number: the chain tells which.
      "submit-banned": { hash },
      "submit-imported": { hash },
      "submit-priority": { hash }
    })
  )("%s", async (name, told) => expect(await send(name, false)).toEqual(told))

  it("submit-stale: is no refusal where the account has sent one more: that may be this very one", async () => {
    expect(await send("submit-stale", true)).toEqual({ hash })
  })
})
