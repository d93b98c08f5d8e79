import { expect, it } from "vitest"
import { parseAddress as parseEvm } from "../../plugins/evm/src/Address.ts"
import { parseAddress as parseSolana } from "../../plugins/solana/src/Address.ts"

const hex = "d8da6bf26964af9d7eed9e03e53415d37aa96045"
const shortest = "1".repeat(32)
const longest = "JCfSGmLdMbMuhuGKy2MSBCgzMUCmnPC3Zuw8kyyMBuph"

it("S5.04[all] an EVM address is 40 hex digits with or without 0x, one of Solana 32 to 44 characters of base58", () => {
  expect(parseEvm(hex)).toBe(parseEvm(`0x${hex}`))
  expect(parseEvm(hex)?.toLowerCase()).toBe(`0x${hex}`)
  for (const other of ["", hex.slice(1), `${hex}0`, `0x${hex.slice(1)}`, `0x${hex}0`, `0x${hex.slice(1)}g`])
    expect(parseEvm(other), other).toBeUndefined()

  expect([shortest.length, longest.length]).toEqual([32, 44])
  for (const own of [shortest, longest]) expect(parseSolana(own)).toBe(own)
  for (const other of [
    shortest.slice(1),
    `${longest}1`,
    longest.replace("J", "0"),
    longest.replace("J", "l")
  ])
    expect(parseSolana(other), other).toBeUndefined()
})
