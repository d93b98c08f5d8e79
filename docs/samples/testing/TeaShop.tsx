import { createKit, formatAmount, isKitError, memoryStorage, parseAmount } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { ConnectButton, KitProvider, useAccount, useSignMessage } from "@latchkey/react"
import { send } from "@latchkey/send"
import { useSend } from "@latchkey/send/react"
import { useState } from "react"

export const makeShop = () =>
  createKit({
    app: { name: "Tea shop" },
    networks: [mainnet],
    plugins: [evm(), send()],
    // A test begins without what the one before it has left.
    storage: memoryStorage()
  })

const till = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const price = { value: parseAmount("0.05", 18), decimals: 18 }

const Order = () => {
  const { isConnected } = useAccount()
  const { signMessage, data: receipt, error } = useSignMessage()
  const { review, progress, prepare, submit } = useSend()
  const [problem, setProblem] = useState<string>()
  if (!isConnected) return <p>Connect a wallet to order.</p>
  const tried = (work: Promise<unknown>) =>
    void work.catch((failure: unknown) => setProblem(isKitError(failure) ? failure.code : "failed"))
  return (
    <>
      <button onClick={() => signMessage({ message: "One cup of tea, please." })}>Order</button>
      <button onClick={() => tried(prepare({ receiver: till, amount: price }))}>Pay</button>
      {review !== undefined && (
        <button onClick={() => tried(submit(review.transfer))}>
          Pay {formatAmount(review.transfer.amount)} ETH
        </button>
      )}
      <p role="status">{progress?.status ?? problem ?? error?.code ?? (receipt && "Ordered")}</p>
    </>
  )
}

export const TeaShop = ({ kit }: { readonly kit: ReturnType<typeof makeShop> }) => (
  <KitProvider kit={kit}>
    <ConnectButton />
    <Order />
  </KitProvider>
)
