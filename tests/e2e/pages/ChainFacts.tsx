import {
  useAccount,
  useBalance,
  useConnection,
  useDisconnect,
  useNetwork,
  useSignMessage
} from "@latchkey/react"

/** What the hooks say of one namespace, for a test to read, and buttons that call them. */
export const ChainFacts = ({ namespace }: { readonly namespace: string }) => {
  const { status, address, allAccounts } = useAccount({ namespace })
  const { networkId } = useNetwork({ namespace })
  const { connector } = useConnection({ namespace })
  const { balance, symbol } = useBalance({ namespace })
  const { signMessage, data: signature, error } = useSignMessage({ namespace })
  const { disconnect } = useDisconnect({ namespace })
  const name = (fact: string) => `${namespace}.${fact}`
  return (
    <section>
      <h2>{namespace}</h2>
      <p>
        <output name={name("status")}>{status}</output>{" "}
        <output name={name("wallet")}>{connector?.name}</output>
      </p>
      <p>
        <output name={name("address")}>{address}</output> <output name={name("network")}>{networkId}</output>
      </p>
      <p>
        <output name={name("balance")}>{balance === undefined ? "" : `${balance} ${symbol}`}</output>
      </p>
      <output name={name("accounts")} hidden>
        {JSON.stringify(allAccounts)}
      </output>
      <button type="button" onClick={() => signMessage({ message: "Hello from the test app" })}>
        Sign with {namespace}
      </button>
      <button type="button" onClick={() => disconnect()}>
        Leave {namespace}
      </button>
      <p>
        <output name={name("signature")}>{signature}</output>{" "}
        <output name={name("error")}>{error?.code}</output>
      </p>
    </section>
  )
}
