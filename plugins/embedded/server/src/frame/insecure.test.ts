import { afterEach, describe, expect, it, vi } from "vitest"
import { copyText } from "../../frame/page/secureContext.ts"
import { makeWalletKey, openWallet, sealWallet } from "../../frame/wallet/sealing.ts"

afterEach(() => vi.unstubAllGlobals())

const bytes = (length: number) => new Uint8Array(length).fill(1)
const insecure = () =>
  vi.stubGlobal("crypto", { getRandomValues: (into: Uint8Array) => into, subtle: undefined })

describe("a frame whose page is no secure context", () => {
  it("makes no key and seals nothing, and says what the page lacks", async () => {
    const key = await makeWalletKey(bytes(32), bytes(15), "account")
    const sealed = await sealWallet(key, "account", bytes(32))
    insecure()
    const says = { message: expect.stringContaining("https") }
    await expect(makeWalletKey(bytes(32), bytes(15), "account")).rejects.toMatchObject(says)
    await expect(sealWallet(key, "account", bytes(32))).rejects.toMatchObject(says)
    vi.unstubAllGlobals()
    expect(await openWallet(key, "account", sealed)).toEqual(bytes(32))
  })

  it("copies by a selection, which it removes again, and says whether it did", async () => {
    vi.stubGlobal("navigator", {})
    for (const did of [true, false]) {
      const here = new Set<object>()
      const field = () => {
        const element = { value: "", select: vi.fn(), remove: () => void here.delete(element) }
        return element
      }
      const selected: Array<string> = []
      vi.stubGlobal("document", {
        createElement: field,
        execCommand: () => {
          for (const element of here) selected.push((element as { value: string }).value)
          return did
        }
      })
      const near = { append: (element: object) => void here.add(element) } as unknown as Element
      expect(await copyText("a code", near)).toBe(did)
      expect(selected).toEqual(["a code"])
      expect(here.size).toBe(0)
    }
  })

  it("copies by the clipboard where there is one, and says that it did not where that refuses", async () => {
    for (const [writeText, did] of [
      [async () => {}, true],
      [() => Promise.reject(new Error("no")), false]
    ] as const) {
      vi.stubGlobal("navigator", { clipboard: { writeText } })
      expect(await copyText("a code", {} as Element)).toBe(did)
    }
  })
})
