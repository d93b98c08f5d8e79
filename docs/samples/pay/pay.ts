import { kit } from "./kit"

const usdc = {
  network: "eip155:8453",
  asset: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
  metadata: { name: "USD Coin", symbol: "USDC", decimals: 6 }
} as const

document.querySelector("button")!.onclick = async () => {
  try {
    const result = await kit.pay.pay({
      paymentAsset: usdc,
      recipient: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
      // Base units: 12.50 USDC.
      amount: 12_500_000n
    })
    // Tell your server, and have it look at the chain, or ask the exchange, before it ships anything.
    console.log(result.type === "wallet" ? result.hash : result.sessionId)
  } catch (error) {
    const { code } = error as { readonly code: string }
    if (code === "PAY_CANCELLED") return
    console.log(code === "PAY_UNCERTAIN" ? "Not known. Do not ask again before you have looked." : code)
  }
}
