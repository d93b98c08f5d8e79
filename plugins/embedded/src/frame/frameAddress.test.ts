import { describe, expect, it } from "vitest"
import { frameAddress } from "./frameAddress.ts"

describe("the frame's address", () => {
  it("S7.31[all] carries project, network, version and that no log is written", () => {
    const { url, origin } = frameAddress({ projectId: "p 1", chainId: "eip155:137" })
    expect(origin).toBe("https://secure.walletconnect.org")
    expect(new URL(url).pathname).toBe("/sdk")
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      projectId: "p 1",
      chainId: "eip155:137",
      version: "4",
      enableLogger: "false"
    })
  })

  it("S7.31 in part: names Ethereum where the page is on no network, and keeps what the address says beside", () => {
    const { searchParams } = new URL(frameAddress({ frameUrl: "https://wallet.example/sdk?tenant=1" }).url)
    expect([searchParams.get("chainId"), searchParams.get("tenant")]).toEqual(["eip155:1", "1"])
  })

  it.each([
    "https://wallet.example/sdk",
    "https://wallet.example:8443/",
    "http://localhost:3000/sdk",
    "http://127.0.0.1:3000/sdk",
    "http://127.9.9.9/sdk",
    "http://[::1]:3000/sdk"
  ])("T17 in part: %s can be a frame", (frameUrl) => {
    expect(frameAddress({ frameUrl, pageOrigin: "https://shop.example" }).origin).toBe(
      new URL(frameUrl).origin
    )
  })

  it.each([
    ["plain HTTP", "http://wallet.example/sdk"],
    ["a host that begins like this machine", "http://localhost.evil.example/sdk"],
    ["a host that begins like its address", "http://127.0.0.1.evil.example/sdk"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,hello"],
    ["a file", "file:///sdk"],
    ["a name and a password", "https://ada:secret@wallet.example/sdk"],
    ["a name alone", "https://ada@wallet.example/sdk"],
    ["a password alone", "https://:secret@wallet.example/sdk"],
    ["a host that ends like this machine", "http://evil-localhost/sdk"],
    ["a host that ends like its address", "http://evil.127.0.0.1.example/sdk"],
    ["this machine by another protocol", "ftp://localhost/sdk"],
    ["no address", "sdk"],
    ["nothing", ""],
    ["the page's own origin", "https://shop.example/sdk"]
  ])("T17 in part: %s is refused", (_, frameUrl) => {
    expect(() => frameAddress({ frameUrl, pageOrigin: "https://shop.example" })).toThrow(
      expect.objectContaining({ code: "EMBEDDED_FRAME_URL_INVALID" })
    )
  })
})
