import { announce, createVirtualWallet, type VirtualWallet } from "@latchkey/testing"

declare global {
  interface Window {
    testWallet?: VirtualWallet
  }
}

const wallet = createVirtualWallet({
  chains: [{ id: 1, rpcUrl: "http://127.0.0.1:8545" }],
  info: { name: "Test wallet", rdns: "com.example.wallet" },
  storage: localStorage
})
announce(wallet)
window.testWallet = wallet
