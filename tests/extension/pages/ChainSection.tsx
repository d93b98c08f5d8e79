import { useAccount, useConnections, useDisconnect, useSignMessage } from "@latchkey/react"

/** What the hooks say of one namespace, for a test to read, and buttons that call them. */
export const ChainSection = ({ namespace }: { readonly namespace: string }) => {
  const { status, address } = useAccount({ namespace })
  const [connection] = useConnections({ namespace })
  const { signMessage, data: signature, error } = useSignMessage({ namespace })
  const { disconnect } = useDisconnect({ namespace })
  return (
    <section aria-label={namespace}>
      <h2>{namespace}</h2>
      <output name="status">{status}</output>
      <output name="wallet">{connection?.name}</output>
      <output name="address">{address}</output>
      <button type="button" onClick={() => signMessage({ message: `Hello from ${location.origin}` })}>
        Sign message
      </button>
      <output name="signature">{signature}</output>
      <output name="error">{error?.code}</output>
      <button type="button" onClick={() => disconnect()}>
        Leave
      </button>
    </section>
  )
}
