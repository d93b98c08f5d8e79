import { describe, expect, it } from "vitest"
import { identifyWallets } from "./wallets.ts"

type Announced = Parameters<typeof identifyWallets>[0][number]

const one = (id: string, namespace: string, more: Partial<Announced> = {}): Announced => ({
  id,
  namespaces: [namespace],
  ...more
})

const walletsOf = (...connectors: ReadonlyArray<Announced>) => {
  const identities = identifyWallets(connectors)
  const groups = new Map<string, Array<string>>()
  for (const { id } of connectors) {
    const { walletId, clash } = identities.get(id)!
    groups.set(walletId, [...(groups.get(walletId) ?? []), clash ? `${id}!` : id])
  }
  return [...groups.values()]
}

describe("identifyWallets", () => {
  it("joins connectors of different namespaces that were announced under one name or one rdns", () => {
    expect(
      walletsOf(
        one("com.fox", "one", { rdns: "com.fox", announcedName: "Fox" }),
        one("two:Fox", "two", { announcedName: "Fox" }),
        one("three:fox", "three", { rdns: "com.fox" }),
        one("two:Hen", "two", { announcedName: "Hen" })
      )
    ).toEqual([["com.fox", "two:Fox", "three:fox"], ["two:Hen"]])
  })

  it("T06 joins nothing by a name that was not announced", () => {
    expect(walletsOf(one("fox", "one"), one("fox2", "two"))).toEqual([["fox"], ["fox2"]])
  })

  it("T07 a name that two of one namespace go by joins nothing; where it is all they have, both are a clash", () => {
    expect(
      walletsOf(
        one("com.fox", "one", { rdns: "com.fox", announcedName: "Fox" }),
        one("two:Fox", "two", { announcedName: "Fox" }),
        one("two:Fox#2", "two", { announcedName: "Fox" })
      )
    ).toEqual([["com.fox"], ["two:Fox!"], ["two:Fox#2!"]])
    expect(
      walletsOf(
        one("com.fox", "one", { rdns: "com.fox", announcedName: "Fox" }),
        one("com.thief", "one", { rdns: "com.thief", announcedName: "Fox" }),
        one("two:Fox", "two", { announcedName: "Fox" })
      )
    ).toEqual([["com.fox"], ["com.thief"], ["two:Fox"]])
  })

  it("T07 a connector that is a clash already joins nobody", () => {
    expect(
      walletsOf(
        one("com.fox", "one", { rdns: "com.fox", announcedName: "Fox", clash: true }),
        one("two:Fox", "two", { announcedName: "Fox" })
      )
    ).toEqual([["com.fox!"], ["two:Fox"]])
  })

  it("never puts two of one namespace into a wallet, whatever leads there", () => {
    expect(
      walletsOf(
        one("a", "one", { announcedName: "Fox" }),
        one("b", "two", { announcedName: "Fox", rdns: "com.fox" }),
        one("c", "one", { rdns: "com.fox" })
      )
    ).toEqual([["a", "b"], ["c"]])
  })

  it("T06 two that share one of their namespaces are not one wallet, though each serves another beside it", () => {
    expect(
      walletsOf(
        { id: "a", namespaces: ["one", "two"], announcedName: "Fox" },
        { id: "b", namespaces: ["three", "two"], announcedName: "Fox" }
      )
    ).toEqual([["a!"], ["b!"]])
  })
})
