import { displayBalance } from "@latchkey/core"
import { useAccount, useBalance, useDisconnect, useModal, useNetwork } from "@latchkey/react"

export const Account = () => {
  const { status, address, connectedWalletInfo } = useAccount()
  const { network, isSupported } = useNetwork()
  const { balance, symbol } = useBalance()
  const { disconnect } = useDisconnect()
  const { open } = useModal()

  if (status === "reconnecting") return <p>One moment…</p>
  if (status !== "connected") {
    return (
      <button type="button" onClick={() => open()}>
        Connect
      </button>
    )
  }
  return (
    <section>
      <p>
        {address} in {connectedWalletInfo?.name}
      </p>
      <p>
        {displayBalance(balance)} {symbol} on {isSupported ? network?.name : "another network"}
      </p>
      <button type="button" onClick={() => open({ view: "Networks" })}>
        Networks
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </section>
  )
}
