import type { Connection } from "@latchkey/core"
import { useState } from "react"
import { Address } from "../../components/Address.tsx"
import { Icon } from "../../components/Icon.tsx"
import { IconButton } from "../../components/IconButton.tsx"
import { Row } from "../../components/Row.tsx"
import { Spinner } from "../../components/Spinner.tsx"
import { Tag } from "../../components/Tag.tsx"
import { DisconnectIcon } from "../../icons/icons.tsx"
import { fill } from "../../messages/fill.ts"
import { useModal, useModalState } from "../../modal/ModalContext.ts"
import { showConnection } from "../showConnection.ts"
import { toastError } from "../toastError.ts"

/** One connected wallet: use it, or disconnect it. */
export const ConnectionRow = ({
  connection,
  current,
  chain
}: {
  readonly connection: Connection
  readonly current: boolean
  /** Name of the namespace, where there are several. */
  readonly chain?: string
}) => {
  const { kit, messages } = useModal()
  const { connectorId, namespace, name, icon, accounts } = connection
  const [busy, setBusy] = useState<"use" | "leave">()
  const run = async (kind: "use" | "leave", work: Promise<void>, text: string) => {
    setBusy(kind)
    try {
      await work
      kit.showToast({ variant: "success", text })
    } catch (error) {
      toastError(kit, error)
    } finally {
      setBusy(undefined)
    }
  }
  const address = accounts[0]?.address
  const active = useModalState((state) => state.network.activeNamespace)
  const inUse = current && active === namespace
  const use = () => {
    if (inUse) kit.navigation.push("Account")
    else if (current) showConnection(kit, connection)
    else void run("use", kit.switchConnection({ namespace, connectorId }), messages.toastWalletSwitched)
  }
  const words = { wallet: chain === undefined ? name : `${name} (${chain})` }
  return (
    <div className="split-row">
      <Row
        icon={<Icon id={connectorId} name={name} src={icon} />}
        name={name}
        {...(address === undefined ? {} : { detail: <Address address={address} focusable={false} /> })}
        {...(inUse ? { end: <Tag tone="positive">{messages.tagCurrent}</Tag> } : {})}
        current={inUse}
        busy={busy === "use"}
        onClick={use}
      />
      <IconButton
        label={fill(messages.disconnectWallet, words)}
        aria-disabled={busy !== undefined || undefined}
        onClick={() => {
          if (busy === undefined) {
            void run("leave", kit.disconnect({ namespace, connectorId }), messages.toastWalletDisconnected)
          }
        }}
      >
        {busy === "leave" ? <Spinner /> : <DisconnectIcon />}
      </IconButton>
    </div>
  )
}
