import { describe, expect, it } from "vitest"
import { signsOfWallets } from "./watchForWallets.ts"
import { knownWallets } from "./knownWallets.ts"

describe("signsOfWallets", () => {
  it.each(knownWallets.flatMap(({ paths }) => paths))("has the name at which %s begins", (path) => {
    expect(signsOfWallets).toContain(path.split(".")[0])
  })
})
