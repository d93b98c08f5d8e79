/**
 * Puts a wallet on a page that says yes to everything at once and weighs nothing: for measuring, where the wallet must
 * not count. For `addInitScript`, so it refers to nothing outside of itself.
 */
export const announceInstantWallet = (): void => {
  const account = "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"
  const answers: Readonly<Record<string, unknown>> = {
    eth_chainId: "0x1",
    eth_accounts: [account],
    eth_requestAccounts: [account],
    eth_getBalance: "0xde0b6b3a7640000",
    eth_blockNumber: "0x1",
    eth_getLogs: []
  }
  const provider = {
    request: async ({ method }: { readonly method: string }) => answers[method] ?? null,
    on: () => provider,
    removeListener: () => provider
  }
  const info = {
    uuid: "8a2b6f0e-5d0c-4f43-9f0a-0a1b2c3d4e5f",
    name: "Instant Wallet",
    icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E",
    rdns: "test.latchkey.instant"
  }
  const tell = () =>
    dispatchEvent(
      new CustomEvent("eip6963:announceProvider", {
        detail: Object.freeze({ info: Object.freeze(info), provider })
      })
    )
  addEventListener("eip6963:requestProvider", tell)
  tell()
}
