import { Address, IconTile, InUse, Notice, Row, RowList } from "@latchkey/react/view"
import { useEffect, useId } from "react"
import type { EmbeddedUser } from "../../EmbeddedState.ts"
import type { EmbeddedAccountType } from "../../wire/frameUser.ts"
import { ContractIcon, WalletIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import { useEmbedded } from "../useEmbedded.ts"

const types: ReadonlyArray<EmbeddedAccountType> = ["smartAccount", "eoa"]
const icons = { eoa: <WalletIcon />, smartAccount: <ContractIcon /> }

/** The accounts on the network in use, of which the visitor uses one. */
export const AccountTypes = ({
  user,
  busy,
  onChoose
}: {
  readonly user: EmbeddedUser
  readonly busy: boolean
  readonly onChoose: (type: EmbeddedAccountType) => void
}) => {
  const words = useWords()
  const { api } = useEmbedded()
  const title = useId()
  const isNew = user.smartAccountDeployed === false
  useEffect(() => {
    // It may have come to its chain since the frame was asked. Where the frame does not say, what it said before stays.
    if (isNew) api.initSmartAccount().catch(() => {})
  }, [api, isNew])
  const addressOf = (type: EmbeddedAccountType) =>
    user.accounts.find((account) => account.type === type)?.address
  return (
    <>
      <section aria-labelledby={title}>
        <h2 className="section-title" id={title}>
          {words.walletType}
        </h2>
        <RowList label={words.walletType}>
          {types.map((type) => {
            const isUsed = type === user.accountType
            const address = addressOf(type)
            return (
              <Row
                key={type}
                icon={<IconTile>{icons[type]}</IconTile>}
                name={words[type]}
                {...(address === undefined
                  ? {}
                  : { detail: <Address address={address} focusable={false} /> })}
                current={isUsed}
                end={isUsed && <InUse />}
                busy={busy && !isUsed}
                onClick={() => {
                  if (!isUsed) onChoose(type)
                }}
              />
            )
          })}
        </RowList>
      </section>
      {user.accountType === "eoa" && <Notice>{words.smartHint}</Notice>}
      {user.accountType === "smartAccount" && isNew && <Notice>{words.smartNew}</Notice>}
    </>
  )
}
