import { describe, expect, it } from "vitest"
import {
  mintData,
  notTransferable,
  transferFee,
  transferHook,
  type Extension
} from "../../support/tokenData.ts"
import { programs } from "./programs.ts"
import { decodeAccount, decodeHeldAmount, decodeMint, type ChainAccount } from "./readAccounts.ts"

const accountOf = (data: Uint8Array, change: Partial<ChainAccount> = {}): ChainAccount => ({
  lamports: 1n,
  program: programs.token2022,
  isExecutable: false,
  data,
  size: BigInt(data.length),
  ...change
})
const refusalOf = (...extensions: ReadonlyArray<Extension>) => {
  const mint = decodeMint(accountOf(mintData(6, extensions)))
  return mint === undefined ? "no mint" : mint.refusal
}
const metadata: Extension = [19, new Uint8Array(300)]

describe("an account in an answer", () => {
  const genuine = {
    lamports: 5,
    owner: programs.system,
    executable: false,
    data: ["AAA=", "base64"],
    space: 2
  }

  it("is read as it is, or is none", () => {
    expect(decodeAccount(null)).toBe("none")
    expect(decodeAccount(genuine)).toEqual(
      accountOf(new Uint8Array(2), { lamports: 5n, program: programs.system, size: 2n })
    )
  })

  it("T26 is no answer where anything of it is something else", () => {
    for (const change of [
      { lamports: "5" },
      { lamports: -1 },
      { lamports: 2 ** 53 },
      { owner: "x" },
      { owner: 7 },
      { executable: "no" },
      { data: "AAA=" },
      { data: ["AAA=", "base58"] },
      { data: ["%", "base64"] },
      { data: ["A".repeat(40_000), "base64"] }
    ])
      expect(decodeAccount({ ...genuine, ...change })).toBeUndefined()
    for (const other of [undefined, 7, "none", [], {}]) expect(decodeAccount(other)).toBeUndefined()
  })
})

describe("a mint", () => {
  it("is read with its decimals, of both programs", () => {
    for (const program of [programs.token, programs.token2022])
      expect(decodeMint(accountOf(mintData(6), { program }))).toEqual({ program, decimals: 6 })
  })

  it("is none of another program, of another size, not set up, or cut", () => {
    const data = mintData(6)
    expect(decodeMint(accountOf(data, { program: programs.system }))).toBeUndefined()
    expect(decodeMint(accountOf(data.slice(1)))).toBeUndefined()
    expect(decodeMint(accountOf(data.with(45, 0)))).toBeUndefined()
    expect(decodeMint(accountOf(data, { size: 9_999n }))).toBeUndefined()
    const extended = mintData(6, [metadata])
    expect(decodeMint(accountOf(extended, { program: programs.token }))).toBeUndefined()
    expect(decodeMint(accountOf(extended.with(165, 2)))).toBeUndefined()
    expect(decodeHeldAmount(accountOf(extended))).toBeUndefined()
  })

  it("T21 is sent with extensions that change nothing about what arrives", () => {
    const harmless = [3, 4, 6, 12, 16, 18, 20, 21, 22, 23, 24, 26].map((type): Extension => [
      type,
      new Uint8Array(40)
    ])
    expect(refusalOf(metadata, ...harmless, transferFee(0, 9n), transferFee(100, 0n))).toBeUndefined()
    expect(refusalOf(transferHook(new Uint8Array(32)))).toBeUndefined()
  })

  it("T21 is refused with any other, wherever it stands", () => {
    const newerFee = transferFee(0, 0n)[1]
    new DataView(newerFee.buffer).setBigUint64(98, 5n, true)
    new DataView(newerFee.buffer).setUint16(106, 1, true)
    for (const [extension, words] of [
      [transferFee(1, 1n), /fee/],
      [[1, newerFee], /fee/],
      [[1, new Uint8Array(8)], /fee/],
      [notTransferable, /cannot be transferred/],
      [transferHook(new Uint8Array(32).fill(1)), /program/],
      [[14, new Uint8Array(8)], /program/],
      [[10, new Uint8Array(52)], /other amounts/],
      [[25, new Uint8Array(56)], /other amounts/],
      [[27, new Uint8Array(0)], /not known/],
      [[28, new Uint8Array(32)], /not known/]
    ] as ReadonlyArray<readonly [Extension, RegExp]>) {
      expect(refusalOf(extension)).toMatch(words)
      expect(refusalOf(metadata, extension, metadata)).toMatch(words)
    }
    const cut = mintData(6, [metadata]).slice(0, -1)
    expect(decodeMint(accountOf(cut))?.refusal).toMatch(/cannot be read/)
  })
})
