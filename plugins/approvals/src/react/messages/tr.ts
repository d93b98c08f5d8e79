import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Onaylar",
  revoke: "Onayı geri al"
}

export const words: ApprovalsMessages = {
  intro: "Bunlar, siz geri alana kadar size yeniden sormadan tokenlerinizi taşıyabilir.",
  none: "Bu hesabın verdiği, burada bilinen bir onay yok.",
  failed: "Onaylarınız yüklenemedi.",
  outdated: "Onaylarınız yenilenemedi. Bunlar değişmiş olabilir.",
  readAgain: "Yenile",
  since: "{date} tarihinden önce verilen onaylar eksik olabilir.",
  sinceBlock: "{block} numaralı bloktan önce verilen onaylar eksik olabilir.",
  unlimited: "Sınırsız {token}",
  upTo: "En fazla {amount}",
  all: "Tüm {token}",
  spenderIs: "Yetkili: {spender}",
  mayTake: "Şu anda alabilir",
  contract: "Sözleşme",
  spender: "Yetkili adres",
  account: "Hesaptan",
  after: "Bundan sonra yetkili adres artık {token} alamaz. Almış olduğu geri gelmez.",
  leaves: "Bu tokenin onayı sıfıra indirilemiyor. En azı onaylı kalır: {amount}.",
  revoke: "Onayı geri al",
  gone: "Bu onay artık yok.",
  askingText: "Yetkili adresin buradakiyle aynı olduğunu orada kontrol edin.",
  sentTitle: "Geri alınıyor",
  successTitle: "Geri alındı",
  successText: "Yetkili adres artık {token} alamaz.",
  failedText: "Onay olduğu gibi duruyor. Yalnızca ücret harcandı.",
  declinedText: "Onay olduğu gibi duruyor.",
  unknownText: "Bir süre sonra onaylarınıza yeniden bakın.",
  problems: {
    refused:
      "Sözleşme bunu reddediyor. {token} varlığınızı yetkili adresten korumak için başka bir hesaba taşıyın.",
    changed: "Siz baktığınızdan beri bir şey değişti. Yeniden bakın.",
    waiting: "Cüzdanınızda hâlâ başka bir istek bekliyor."
  }
}
