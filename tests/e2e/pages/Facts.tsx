import {
  useAccount,
  useBalance,
  useConnection,
  useDisconnect,
  useNetwork,
  useSignMessage
} from "@latchkey/react"

/** What the hooks say, for a test to read, and buttons that call them. */
export const Facts = () => {
  const { status, address } = useAccount()
  const { networkId } = useNetwork()
  const { connector } = useConnection()
  const { balance, symbol } = useBalance()
  const { signMessage, data: signature, error } = useSignMessage()
  const { disconnect } = useDisconnect()
  return (
    <main>
      <h1>Test app</h1>
      <p>
        <output name="status">{status}</output> <output name="wallet">{connector?.name}</output>
      </p>
      <output name="address">{address}</output>
      <output name="network">{networkId}</output>
      <output name="balance">{balance === undefined ? "" : `${balance} ${symbol}`}</output>
      <button type="button" onClick={() => signMessage({ message: "Hello from the test app" })}>
        Sign message
      </button>
      <output name="signature">{signature}</output>
      <output name="error">{error?.code}</output>
      <button type="button" onClick={() => disconnect()}>
        Leave
      </button>
    </main>
  )
}
