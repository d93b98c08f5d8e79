import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "提案"
}

export const words: SafeMessages = {
  owners: "オーナー{owners}人のうち{required}人の署名が必要です。",
  readOnly: "あなたはこのSafeのオーナーではありません。閲覧はできますが、提案はできません。",
  empty: "このアプリがSafeに提案した内容は、実行されるまでここに表示されます。",
  unknown: "Safeに問い合わせ中",
  signatures: "署名待ち：{signatures}/{required}",
  execution: "実行できます",
  executed: "実行済み",
  failed: "失敗",
  cancelled: "キャンセル済み",
  signaturesText: "他のオーナーに、各自のSafeで署名するよう依頼してください。",
  executionText: "必要な数のオーナーが署名しました。オーナーの1人が実行する必要があります。",
  proposal: "提案",
  transaction: "トランザクション"
}
