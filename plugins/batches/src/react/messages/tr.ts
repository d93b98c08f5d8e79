import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "Toplu çağrılar"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "İşlemleriniz gönderiliyor",
      text: "{wallet} bununla ilgileniyor. Bunu kapatabilirsiniz."
    },
    confirmed: { title: "Tüm çağrılar başarılı oldu", text: "{network} hepsini yürüttü." },
    partlyFailed: {
      title: "Yalnızca bazı çağrılar başarılı oldu",
      text: "Başarılı olanlar kalır. Diğerleri hiçbir şeyi değiştirmedi."
    },
    failed: {
      title: "Tüm çağrılar başarısız oldu",
      text: "Hiçbiri bir şey değiştirmedi. Yalnızca ücret harcandı."
    },
    offchainFailure: {
      title: "Çağrılar gönderilmedi",
      text: "{wallet} göndermeden önce vazgeçti. Hiçbir şey harcanmadı."
    },
    unknown: {
      title: "Gönderildikleri doğrulanamadı",
      text: "Yürütülmüş olabilirler. Yeniden göndermeden önce hesabınıza bakın."
    }
  },
  checkAgain: "Yeniden kontrol et",
  done: "Bitti",
  none: "Bu hesap bu sayfadan hiç çağrı göndermedi.",
  transactions: "İşlemler",
  account: "Hesaptan",
  network: "Ağ",
  call: "Çağrı {number}",
  callPays: "{amount}, alıcı: {address}",
  callTo: "Alıcı: {address}",
  allCalls: "Tüm çağrılar",
  transaction: "İşlem {number}",
  ended: {
    success: "Başarılı",
    failed: "Başarısız",
    unknown: "Onaylanmadı"
  }
}
