import { useEffect, useState } from "react"
import type {
  PairedWallet,
  WalletScreen
} from "../../../../plugins/walletconnect/stack/wallet/PairedWallet.ts"
import { readStack, type Stack } from "../Stack.ts"

/** The phone: `absent` where the demo does not run, `failed` where its code did not load. */
export type Phone =
  | { readonly status: "starting" | "absent" | "failed" }
  | { readonly status: "ready"; readonly wallet: PairedWallet; readonly stack: Stack }

const start = async (base: string, onScreen: (screen: WalletScreen) => void): Promise<Phone> => {
  const stack = await readStack(base)
  if (stack.pairing === undefined) return { status: "absent" }
  // The client of the relay is large; without the demo nobody needs it.
  const { createPairedWallet } =
    await import("../../../../plugins/walletconnect/stack/wallet/createPairedWallet.ts")
  const idsOf = (namespace: string) => stack.networks.filter(({ id }) => id.startsWith(`${namespace}:`))
  const wallet = await createPairedWallet(
    {
      ...stack.pairing,
      name: "Pocket",
      policy: "ask",
      storagePrefix: "latchkey-phone",
      chains: idsOf("eip155").map(({ id, rpcUrl }) => ({ id: Number(id.split(":")[1]), rpcUrl })),
      solana: idsOf("solana").map(({ id }) => id)
    },
    onScreen
  )
  return { status: "ready", wallet, stack }
}

/** Starts the wallet of the phone, and follows what it shows. It ends with the page. */
export const usePhone = (base: string): { readonly phone: Phone; readonly screen: WalletScreen } => {
  const [phone, setPhone] = useState<Phone>({ status: "starting" })
  const [screen, setScreen] = useState<WalletScreen>({ waiting: [], sessions: [] })
  useEffect(() => {
    let isOn = true
    const run = async () => {
      const next = await start(base, (shown) => isOn && setScreen(shown)).catch((): Phone => ({
        status: "failed"
      }))
      if (isOn) setPhone(next)
      return next
    }
    const running = run()
    return () => {
      isOn = false
      void running.then((last) => (last.status === "ready" ? last.wallet.stop() : undefined)).catch(() => {})
    }
  }, [base])
  return { phone, screen }
}
