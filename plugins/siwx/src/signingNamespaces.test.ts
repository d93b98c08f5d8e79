import { expect, it } from "vitest"
import { testNamespace } from "../support/testChain.ts"
import type { SiwxOptions } from "./index.ts"
import { signingNamespaces } from "./signingNamespaces.ts"

it("the namespaces that sign in are those of whoever keeps sign-ins", () => {
  const known = ["eip155", "solana", "bip122", "polkadot", "cosmos"]
  const siweConfig = {} as NonNullable<SiwxOptions["siweConfig"]>
  const backend = {} as NonNullable<SiwxOptions["backend"]>
  expect(signingNamespaces({})?.toSorted()).toEqual(known.toSorted())
  expect(signingNamespaces({ namespaces: [testNamespace] })).toContain("test")
  expect(signingNamespaces({ siweConfig })).toEqual(["eip155"])
  expect(signingNamespaces({ backend })).toBeUndefined()
  expect(signingNamespaces({ backend: { ...backend, namespaces: ["solana"] } })).toEqual(["solana"])
})
