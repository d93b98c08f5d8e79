import { createKit, memoryStorage, type KitError } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { describe, expect, it, onTestFinished } from "vitest"
import { readFixtures } from "../../../tests/support/serviceFixtures.ts"
import { BrowserWindow } from "../../../tests/testing/src/contract/BrowserWindow.ts"
import { testFarcaster } from "../support/testFarcaster.ts"
import { farcaster } from "./index.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/miniApps.json")

describe("what a client says of functions that are not the wallet's", () => {
  // The kit signs in, and sends, over the wallet alone: a client that confuses the two has shared nothing.
  it.each(["sign-in-ok", "sign-in-rejected", "send-token-failed"])(
    "%s: is no account, and no network",
    async (name) => {
      const page = new BrowserWindow()
      onTestFinished(page.install())
      const client = testFarcaster()
      onTestFinished(client.announce(page as never))
      const kit = createKit({
        app: { name: "Test" },
        networks: [mainnet],
        plugins: [evm(), farcaster()],
        storage: memoryStorage(),
        prefetch: false
      })
      onTestFinished(() => kit.dispose())
      await kit.ready()
      const { body } = fixture(name).response
      client.answer("ethProviderRequestV2", ({ id }) => ({ jsonrpc: "2.0", id, ...body }))
      const code = await kit.connect({ connectorId: "farcaster" }).then(
        () => "connected",
        (error: KitError) => error.code
      )
      expect(code).toMatch(/^[A-Z_]+$/)
      expect(code).not.toBe("connected")
      expect(kit.getSnapshot().account["eip155"]?.status).not.toBe("connected")
    },
    30_000
  )
})
