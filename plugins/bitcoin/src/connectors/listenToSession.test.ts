import { bitcoinTestAccounts } from "@latchkey/testing"
import { assert, describe, it } from "@effect/vitest"
import { toWalletFault, WalletFault } from "@latchkey/core/chain-kit"
import type { Account } from "@latchkey/core"
import type { SessionChange } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { MAINNET } from "../networkIds.ts"
import type { Reading, WalletWire } from "../wire/WalletWire.ts"
import { listenToSession } from "./listenToSession.ts"

const { payment, ordinals } = bitcoinTestAccounts[0]!.mainnet
const account = (address: string): Account => ({ namespace: "bip122", type: "payment", address })
const reading = (...addresses: ReadonlyArray<string>): Reading => ({
  networkId: MAINNET,
  accounts: addresses.map(account)
})

/** A session over a wire that answers as `read` does; its wallet tells something by `change`, and leaves by `leave`. */
const setUp = (read: () => Promise<Reading>) => {
  const told: Array<SessionChange> = []
  const asked: Array<unknown> = []
  let isListening = false
  let change = () => {}
  let leave = () => {}
  const wire = {
    read: (wanted: unknown) => {
      asked.push(wanted)
      return read()
    },
    listen: (onChange: () => void, onEnd: () => void) => {
      isListening = true
      change = onChange
      leave = onEnd
      return () => {
        isListening = false
      }
    }
  } as unknown as WalletWire
  const session = { wire, current: reading(payment.address) }
  const stop = listenToSession(
    session,
    (each) => told.push(each),
    (work) => {
      const ended = new AbortController()
      void Effect.runPromise(work, { signal: ended.signal }).catch(() => {})
      return () => ended.abort()
    }
  )
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve))
  return {
    told,
    asked,
    session,
    stop,
    isListening: () => isListening,
    leave: () => leave(),
    change: async () => {
      change()
      await settle()
    }
  }
}

describe("listening to a session", () => {
  it("T09 no event is believed: the wallet is asked anew, on its network, and what it says is told", async () => {
    const { told, asked, session, change } = setUp(async () => reading(ordinals.address))
    await change()
    assert.deepStrictEqual(asked, [[MAINNET]])
    const accounts = [account(ordinals.address)]
    assert.deepStrictEqual(told, [
      { type: "network", namespace: "bip122", networkId: MAINNET, accounts },
      { type: "accounts", namespace: "bip122", accounts }
    ])
    assert.deepStrictEqual(session.current, { networkId: MAINNET, accounts })
  })

  it("S4.05 in part: one that shows no account any more, or says that the site may see none, has ended", async () => {
    for (const read of [
      async () => reading(),
      () => Promise.reject(new WalletFault("denied", "Not any more."))
    ]) {
      const { told, session, change } = setUp(read)
      const before = session.current
      await change()
      assert.deepStrictEqual(told, [{ type: "disconnect", namespace: "bip122" }])
      assert.strictEqual(session.current, before)
    }
  })

  it("T08 one that fails otherwise changes nothing", async () => {
    for (const cause of [new WalletFault("failed", "Busy."), new WalletFault("rejected", "No."), undefined]) {
      const { told, session, change } = setUp(() => Promise.reject(toWalletFault(cause)))
      const before = session.current
      await change()
      assert.deepStrictEqual(told, [])
      assert.strictEqual(session.current, before)
    }
  })

  it("one that leaves by itself has ended, and nothing is told after listening ended", async () => {
    const open = setUp(async () => reading(ordinals.address))
    open.leave()
    assert.deepStrictEqual(open.told, [{ type: "disconnect", namespace: "bip122" }])
    open.stop()
    assert.isFalse(open.isListening())
    open.leave()
    await open.change()
    assert.lengthOf(open.told, 1)
    assert.deepStrictEqual(open.asked, [])
  })

  it("one that tells of no changes is not listened to", () => {
    const wire = { read: async () => reading() } as unknown as WalletWire
    const stop = listenToSession(
      { wire, current: reading(payment.address) },
      () => assert.fail("told"),
      () => assert.fail("read")
    )
    stop()
  })
})
