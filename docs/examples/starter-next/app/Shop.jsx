"use client"

import { ConnectButton, useAccount, useSignMessage } from "@latchkey/react"

export const Shop = () => {
  const { isConnected } = useAccount()
  const { signMessage, data, error } = useSignMessage()
  return (
    <main>
      <h1>Tea shop</h1>
      <ConnectButton />
      <p>
        <button
          type="button"
          disabled={!isConnected}
          onClick={() => signMessage({ message: "One cup of tea, please." })}
        >
          Sign the order
        </button>
      </p>
      <output id="answer">{data ?? error?.message}</output>
    </main>
  )
}
