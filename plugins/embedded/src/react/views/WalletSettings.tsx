import { parseCaipNetworkId } from "@latchkey/core"
import {
  EmptyState,
  IconTile,
  Row,
  RowList,
  useModalContext,
  useModalState,
  type ViewProps
} from "@latchkey/react/view"
import { useRef, useState } from "react"
import { viewIds } from "../../viewIds.ts"
import { KeyIcon, MailIcon, WalletIcon } from "../icons.tsx"
import { useWords, withWords } from "../messages/useWords.ts"
import { problemText } from "../problemText.ts"
import { useEmbedded } from "../useEmbedded.ts"
import { useFrameLook } from "../useFrameLook.ts"
import { AccountTypes } from "./AccountTypes.tsx"

/** The wallet's own settings: the address that signs in, the type of account, the backup. */
const WalletSettingsView = (_: ViewProps) => {
  const words = useWords()
  const { kit, locale } = useModalContext()
  const { api, state } = useEmbedded()
  const element = useRef<HTMLDivElement>(null)
  useFrameLook(element, api)
  const network = useModalState(
    ({ network: { byNamespace } }) => byNamespace["eip155"]?.caipNetwork?.caipNetworkId
  )
  const [busy, setBusy] = useState<"type" | "wallet">()
  const { user } = state
  const run = async (what: "type" | "wallet", action: () => Promise<void>) => {
    setBusy(what)
    try {
      await action()
    } catch (error) {
      const text = problemText(error, words, locale)
      if (text !== undefined) kit.showToast({ variant: "error", text })
    } finally {
      setBusy(undefined)
    }
  }
  if (user === undefined) return <EmptyState icon={<WalletIcon />}>{words.signedOut}</EmptyState>
  const chain = network === undefined ? undefined : Number(parseCaipNetworkId(network)?.reference)
  const hasTypes = chain !== undefined && user.smartAccountNetworks.includes(chain)
  return (
    <div ref={element} className="stack">
      <RowList label={words.frameTitle}>
        {user.email !== undefined && (
          <Row
            icon={
              <IconTile>
                <MailIcon />
              </IconTile>
            }
            name={words.walletEmail}
            detail={user.email}
            leads
            onClick={() => kit.navigation.push(viewIds.updateEmail)}
          />
        )}
        <Row
          icon={
            <IconTile>
              <KeyIcon />
            </IconTile>
          }
          name={words.walletBackUp}
          detail={words.walletBackUpText}
          busy={busy === "wallet"}
          onClick={() => void run("wallet", () => api.showWallet())}
        />
      </RowList>
      {hasTypes && (
        <AccountTypes
          user={user}
          busy={busy === "type"}
          onChoose={(type) => void run("type", () => api.setPreferredAccount(type))}
        />
      )}
    </div>
  )
}

export default withWords(WalletSettingsView)
