import { createKit, memoryStorage } from "@latchkey/core"
import { createSolanaWallet } from "@latchkey/testing"
import { PublicKey } from "@solana/web3.js"
import { act, render, screen } from "@testing-library/react"
import { createContext, StrictMode, useContext } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, it } from "vitest"
import { solana, solanaMainnet } from "../index.ts"
import { useAnchorWallet, useWallet, WalletProvider } from "./walletAdapter.ts"

const kept: Array<{ dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(kept.splice(0).map((kit) => kit.dispose())))

const makeKit = () => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [solanaMainnet],
    plugins: [solana()],
    storage: memoryStorage()
  })
  kept.push(kit)
  return kit
}

const Page = () => {
  const { connected } = useWallet()
  const wallet = useAnchorWallet<PublicKey>()
  return <p>{connected ? wallet?.publicKey.toBase58() : "nobody"}</p>
}

it("useWallet and useAnchorWallet follow the kit, on a page and on a server", async () => {
  const wallet = createSolanaWallet({ name: "One" })
  wallet.announce(window)
  const kit = makeKit()
  const page = (
    <StrictMode>
      <WalletProvider kit={kit} PublicKey={PublicKey}>
        <Page />
      </WalletProvider>
    </StrictMode>
  )
  expect(renderToString(page)).toBe("<p>nobody</p>")
  render(page)
  expect(screen.getByText("nobody")).toBeTruthy()
  await act(() => kit.connect({ connectorId: "solana:One" }))
  expect(screen.getByText(wallet.addresses[0]!)).toBeTruthy()
  await act(() => kit.disconnect())
  expect(screen.getByText("nobody")).toBeTruthy()
})

it("a page's own context is given the same, so that hooks of another package find it", () => {
  const TheirContext = createContext<{ readonly connected: boolean } | null>(null)
  const Theirs = () => <p>{String(useContext(TheirContext)?.connected)}</p>
  render(
    <WalletProvider kit={makeKit()} PublicKey={PublicKey} context={TheirContext}>
      <Theirs />
    </WalletProvider>
  )
  expect(screen.getByText("false")).toBeTruthy()
})

it("a hook without its provider says which one it needs", () => {
  expect(() => renderToString(<Page />)).toThrow(
    expect.objectContaining({ code: "SOLANA_WALLET_PROVIDER_MISSING" })
  )
})
