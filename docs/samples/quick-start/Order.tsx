import { useAccount, useSignMessage } from "@latchkey/react"

export const Order = () => {
  const { isConnected, address } = useAccount()
  const { signMessage, status, data, error } = useSignMessage()
  if (!isConnected) return <p>Connect a wallet to order.</p>
  return (
    <section>
      <p>{address}</p>
      <button
        type="button"
        disabled={status === "pending"}
        onClick={() => signMessage({ message: "One cup of tea, please." })}
      >
        Sign the order
      </button>
      {status === "success" && <p>Signed: {data}</p>}
      {status === "error" && error.code !== "SIGNING_REJECTED" && <p>{error.message}</p>}
    </section>
  )
}
