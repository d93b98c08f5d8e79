import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "名前",
  register: "名前を選択",
  success: "あなたの名前"
}

export const words: NamesMessages = {
  intro:
    "名前はアドレスより読みやすく、共有しやすいものです。アカウントが持てる名前は1つだけで、ずっと変わりません。",
  field: "名前",
  placeholder: "your-name",
  hint: "文字、数字、ハイフンを4文字以上。",
  checking: "使用できるか確認中",
  free: "{name}は使用できます。",
  problems: {
    short: "名前は4文字以上で入力してください",
    characters: "使用できるのは文字、数字、ハイフン（-）だけです",
    form: "名前として使用できません。別のものをお試しください。",
    taken: "{name}は使用されています。次のいずれか、または別の名前をお試しください。",
    owned: "このアカウントにはすでに名前があります。",
    declined: "署名を拒否しました。名前は登録されていません。",
    network: "このネットワークでは名前を取得できません。別のネットワークに切り替えてください。",
    account: "このアカウントはもう接続されていません。",
    failed: "名前サービスに接続できませんでした。もう一度お試しください。"
  },
  suggestions: "名前",
  available: "使用可能",
  registered: "登録済み",
  register: "名前を登録",
  asking: "{wallet}で署名して{name}を登録してください。費用はかかりません。",
  successTitle: "{name}はあなたのものです",
  successText: "他の人がこの名前でアカウントを見つけられます。アドレスの代わりに表示されます。",
  successButton: "完了",
  notConnected: "名前を取得するには、ウォレットを接続してください。"
}
