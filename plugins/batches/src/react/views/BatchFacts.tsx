import type { Network } from "@latchkey/core"
import {
  Fact,
  FactList,
  fill,
  LinkRow,
  NetworkPicture,
  RowGroup,
  shortenAddress,
  showAmount,
  useModalContext
} from "@latchkey/react/view"
import type { SentBatch } from "../../BatchesState.ts"
import { BatchIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import { receiptWords } from "../receiptWords.ts"

/** What was sent, from where, and each transaction that came of it. */
export const BatchFacts = ({ batch, network }: { readonly batch: SentBatch; readonly network: Network }) => {
  const { locale } = useModalContext()
  const words = useWords()
  const receipts = receiptWords(batch, words)
  const address = batch.account.split(":").slice(2).join(":")
  return (
    <>
      <FactList lined>
        {batch.calls.map(({ to, value = "0x0" }, index) => (
          <Fact key={index} name={fill(words.call, { number: String(index + 1) })}>
            <span title={to}>
              {fill(BigInt(value) === 0n ? words.callTo : words.callPays, {
                amount: `\u2068${showAmount({ ...network.nativeCurrency, value: BigInt(value) }, locale)}\u2069`,
                address: `\u2066${shortenAddress(to)}\u2069`
              })}
            </span>
          </Fact>
        ))}
        <Fact name={words.network} centred>
          <NetworkPicture network={network} size={20} />
          <bdi>{network.name}</bdi>
        </Fact>
        <Fact name={words.account}>
          <span dir="ltr" translate="no" title={address}>
            {shortenAddress(address)}
          </span>
        </Fact>
        {receipts.map(({ hash, name, ended, explorerUrl }) =>
          explorerUrl === undefined ? (
            <Fact key={hash} name={name}>
              <span title={hash}>{ended}</span>
            </Fact>
          ) : null
        )}
      </FactList>
      {receipts.some(({ explorerUrl }) => explorerUrl !== undefined) && (
        <RowGroup label={words.transactions}>
          {receipts.map(({ hash, name, ended, explorerUrl }) =>
            explorerUrl === undefined ? null : (
              <LinkRow key={hash} icon={<BatchIcon />} name={`${name}: ${ended}`} href={explorerUrl} />
            )
          )}
        </RowGroup>
      )}
    </>
  )
}
