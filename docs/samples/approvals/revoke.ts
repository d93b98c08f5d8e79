import type { RevokeReview } from "@latchkey/approvals"
import { kit } from "./kit"

/** Takes back the first approval without a limit, after somebody has said yes to what that does. */
export const revokeUnlimited = async (confirm: (review: RevokeReview) => Promise<boolean>) => {
  await kit.approvals.load()
  const { list = [] } = kit.getSnapshot().approvals.byNamespace["eip155"] ?? {}
  const unlimited = list.find(({ isUnlimited }) => isUnlimited)
  if (unlimited === undefined) return undefined
  const review = await kit.approvals.prepare({ key: unlimited.key })
  if (!(await confirm(review))) return undefined
  await kit.approvals.submit(review)
  return (await kit.approvals.follow()).status
}
