import { describe, expect, it } from "vitest"
import { faults } from "../../../tests/testing/src/faults/faults.ts"
import { createPolkadotWallet } from "./createPolkadotWallet.ts"
import type { InjectedEntry } from "./InjectedExtension.ts"
import {
  floodInjections,
  injectMalformed,
  injectThrowing,
  malformedInjections,
  oddInjectedRecords
} from "./malformedInjections.ts"
import { oddInjectedAccounts, usableInjectedAccounts } from "./oddInjectedAccounts.ts"
import { oddInjectedExtensions } from "./oddInjectedExtensions.ts"
import { oddInjectedSignatures } from "./oddInjectedSignatures.ts"
import { polkadotRejections } from "./polkadotRejections.ts"

type Page = { injectedWeb3?: Record<string, InjectedEntry> }

describe("malformed injections", () => {
  it("stand beside the wallet under names of their own, until undone", () => {
    const page: Page = {}
    const wallet = createPolkadotWallet()
    wallet.announce(page)
    const undo = injectMalformed(wallet, malformedInjections, page)
    expect(Object.keys(page.injectedWeb3!)).toHaveLength(malformedInjections.length + 1)
    expect(page.injectedWeb3!["polkadot-js"]).toBe(wallet.entry)
    expect(Object.hasOwn(page.injectedWeb3!, "__proto__")).toBe(true)
    undo()
    expect(Object.keys(page.injectedWeb3!)).toEqual(["polkadot-js"])
  })

  it("that may be shown still let a page in, and the others do not", async () => {
    for (const { name, fate, entry } of malformedInjections) {
      const { entry: genuine } = createPolkadotWallet()
      const open = async () => (entry(genuine) as InjectedEntry).enable!("Test")
      if (fate === "shown") expect(await open(), name).toHaveProperty("accounts")
      else await expect(open(), name).rejects.toThrow()
    }
  })

  it("come with getters that throw, and in masses", () => {
    const page: Page = {}
    const undo = injectThrowing(page)
    expect(() => page.injectedWeb3!["throwing"]).toThrow("Reading this throws")
    undo()
    expect(page).toEqual({})
    floodInjections(createPolkadotWallet(), 1000, page)
    expect(Object.keys(page.injectedWeb3!)).toHaveLength(1000)
  })
})

describe("odd extensions", () => {
  it("that connect still give accounts, and the others do not", async () => {
    for (const { name, fate, change } of oddInjectedExtensions) {
      const wallet = createPolkadotWallet()
      wallet.setFault("enable", faults.changes(change))
      const list = async () => (await wallet.entry.enable!("Test")).accounts.get()
      if (fate === "connects") expect(await list(), name).toHaveLength(1)
      // Not `rejects`: one of them rejects with nothing at all.
      else
        expect(
          await list().then(
            () => "accounts",
            () => "none"
          ),
          name
        ).toBe("none")
    }
  })
})

describe("odd values", () => {
  it.each([
    malformedInjections,
    oddInjectedExtensions,
    oddInjectedAccounts,
    usableInjectedAccounts,
    oddInjectedSignatures,
    oddInjectedRecords,
    polkadotRejections
  ])("have names of their own", (...values) => {
    expect(new Set(values.map((value) => value.name)).size).toBe(values.length)
  })

  it.each([...oddInjectedAccounts, ...oddInjectedSignatures])(
    "can be resolved with: $name",
    async ({ make }) => {
      const wallet = createPolkadotWallet()
      const extension = await wallet.entry.enable!("Test")
      const given = make()
      wallet.setFault("accounts.get", faults.resolves(given))
      expect(Object.is(await extension.accounts.get(), given)).toBe(true)
    }
  )
})
