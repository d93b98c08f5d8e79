import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "Bunu siz istemediyseniz hiçbir şey yapmayın ve kodu kimseye söylemeyin. Bizden hiç kimse size onu asla sormaz.",
  codeSubject: (project) => `${project} için kodunuz`,
  code: (code) => `Kodunuz: ${code}`,
  codeFor: (origin, label) =>
    `Bu kod, ${origin} adresindeki cüzdanınıza ${label} üzerinde giriş yaptırır. Bir kez ve 20 dakika boyunca geçerlidir.`,
  deviceSubject: (project) => `${project} cüzdanınız için yeni bir cihaz`,
  deviceFirst: (origin, label) =>
    `Birisi ${origin} adresindeki cüzdanınıza ${label} üzerinde ilk kez giriş yapıyor.`,
  deviceConfirm: "Bu sizseniz bu sayfayı açıp onaylayın. Bir kez ve 20 dakika boyunca geçerlidir:",
  deviceUnasked: "Siz değilseniz hiçbir şey yapmayın: sizin onayınız olmadan kimse giremez.",
  movedSubject: (project) => `${project} cüzdanınızın artık başka bir e-posta adresi var`,
  changeSubject: (project) => `${project} cüzdanınızın e-posta adresini değiştirin`,
  changeWhat: (from, to) =>
    `Bu sizi giriş yaptırmaz. Cüzdanınıza başka bir e-posta adresi verir: ${from} yerine ${to}. Eski adresle o zaman artık giriş yapılamaz.`,
  changeCode: (code) => `Bunun kodu: ${code}`,
  changeAsked: (origin, label) =>
    `Bu, ${origin} adresinde, ${label} üzerinde istendi. Kod bir kez ve 20 dakika boyunca geçerlidir.`,
  changeUnasked:
    "Bunu istemiyorsanız hiçbir şey yapmayın ve kodu kimseye söylemeyin: kod olmadan adres olduğu gibi kalır.",
  passkeySubject: (project) => `${project} cüzdanınızın geçiş anahtarları değişti`,
  passkeyAdded: (name, label) =>
    `Cüzdanın açık olduğu ${label} üzerinde “${name}” geçiş anahtarı eklendi. Bundan sonra cüzdanı açar.`,
  passkeyRemoved: (name, label) =>
    `Cüzdanın açık olduğu ${label} üzerinde “${name}” geçiş anahtarı kaldırıldı. Artık hiçbir şeyi açmaz.`,
  renewedSubject: (project) => `${project} cüzdanınızın yeni bir kurtarma kodu var`,
  renewed: (label) =>
    `Cüzdanın açık olduğu ${label} üzerinde yeni bir kurtarma kodu oluşturuldu. Önceki artık hiçbir şeyi açmaz.`,
  renewedUnasked:
    "Bunu siz yapmadıysanız, cüzdanınızın açık olduğu bir cihaz başka birinin eline geçti. İçindekileri, cüzdanı hâlâ açan bir cihazdan başka bir cüzdana taşıyın.",
  moved: (from, to) =>
    `Cüzdanınızın e-posta adresi artık ${to}. Bu adresle, ${from}, artık giriş yapılamaz ve diğer tüm cihazlardan çıkış yapıldı.`,
  movedHow:
    "Değişiklik, cüzdanın açık olduğu bir cihazda, buraya gönderilen bir kodla ve yeni adrese gönderilen bir kodla onaylandı.",
  overSubject: (project) => `Birisi ${project} cüzdanınızdan vazgeçmek istiyor`,
  overAsked: (label) =>
    `${label} üzerinde, adresinizle giriş yapmış biri yeni, boş bir cüzdanla baştan başlamayı istedi.`,
  overWhat: (day) =>
    `${day} (UTC) tarihinden itibaren bu adresle giriş yapan herkes bunu yapabilir. Şimdiki cüzdanınıza ve içindekilere o zaman bu adresle artık ulaşılamaz.`,
  overStop: "İstediğiniz bu değilse bu sayfada durdurun:",
  overNothing:
    "Kurtarma kodunu ve tüm cihazları kaybettiyseniz hiçbir şey yapmayın. O zamana kadar bu e-postayı her gün alırsınız. Cüzdanı, onun bulunduğu bir cihazda açmak da bunu durdurur.",
  stoppedSubject: (project) => `${project} cüzdanınız korundu`,
  stopped:
    "Baştan başlama durduruldu: cüzdanınız olduğu gibi kalır. Siz durdurmadıysanız başka biri e-postalarınızı okuyabiliyor veya cihazınız onda.",
  doneSubject: (project) => `${project} cüzdanınızın yerini yeni bir cüzdan aldı`,
  done: "Baştan başlandı: bu adresin artık yeni, boş bir cüzdanı var. Öncekine bu adresle artık ulaşılamaz."
}

export const pages: PageWords = {
  isYou: "Bu siz misiniz?",
  firstTime: "Birisi cüzdanınıza ilk kez giriş yapıyor",
  at: "site",
  in: "cihaz",
  notYou: "Siz değilseniz bu sayfayı kapatın: o zaman hiçbir şey olmaz.",
  letIn: "Evet, bu cihazı içeri al",
  expired: "Bu bağlantının süresi doldu",
  expiredText: "Bir kez ve 20 dakika boyunca geçerlidir. Sayfada baştan başlayın.",
  notConfirmed: "Onaylanmadı",
  otherPage: "Bu başka bir sayfadan geldi.",
  done: "Cihaz içeri alındı",
  doneText: "Size bir kod gönderildi. Başladığınız sayfaya yazın.",
  stopTitle: "Cüzdanınız korunsun mu?",
  stopText:
    "Birisi cüzdanınızdan vazgeçip yeni bir cüzdanla baştan başlamayı istedi. Bunu durdurursanız cüzdan olduğu gibi kalır.",
  stop: "Durdur, cüzdanımı koru",
  stopped: "Cüzdanınız korundu",
  stoppedText:
    "Baştan başlama durduruldu. Bunu siz istemediyseniz başka biri e-postalarınızı okuyor olabilir.",
  nothingToStop: "Durdurulacak bir şey yok: daha önce durduruldu veya bitti.",
  signedIn: "Giriş yaptınız",
  goBack: "Başladığınız sayfaya geri dönün.",
  notSignedIn: "Giriş yapmadınız",
  closeWindow: "Bu pencereyi kapatın ve başladığınız sayfada yeniden deneyin."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "{} sonra yeniden deneyin",
  "The code is wrong": "Kod yanlış",
  "The code has expired, or was tried too often. Ask for a new one.":
    "Kodun süresi doldu veya çok fazla denendi. Yeni bir kod isteyin.",
  "The code was used before. Ask for a new one.": "Kod daha önce kullanıldı. Yeni bir kod isteyin.",
  "The confirmation has expired. Start again.": "Onayın süresi doldu. Baştan başlayın.",
  "The sign-in has expired. Start again.": "Girişin süresi doldu. Baştan başlayın.",
  "This link was used before, or is older than 20 minutes.":
    "Bu bağlantı daha önce kullanıldı veya 20 dakikadan eski.",
  "Start again.": "Baştan başlayın.",
  "Sign in first": "Önce giriş yapın",
  "The mail could not be sent. Try again later.": "E-posta gönderilemedi. Daha sonra yeniden deneyin.",
  "The provider does not answer. Try again.": "Sağlayıcı yanıt vermiyor. Yeniden deneyin.",
  "Farcaster does not answer. Try again.": "Farcaster yanıt vermiyor. Yeniden deneyin.",
  "Farcaster does not confirm who this is": "Farcaster bunun kim olduğunu doğrulamıyor",
  "This wallet has no sign-in by {}": "Bu cüzdanda {} ile giriş yok",
  "This wallet does not know the network {}": "Bu cüzdan {} ağını tanımıyor",
  "The network's node does not answer. Try again.": "Ağın düğümü yanıt vermiyor. Yeniden deneyin.",
  "This network has no smart accounts": "Bu ağda akıllı hesap yok",
  "This wallet has no e-mail address": "Bu cüzdanın e-posta adresi yok",
  "This address has a wallet of its own": "Bu adresin kendi cüzdanı var",
  "The wallet was changed on another device": "Cüzdan başka bir cihazda değiştirildi",
  "Open the wallet on this device first: this is for its owner alone":
    "Önce cüzdanı bu cihazda açın: bu yalnızca sahibi içindir",
  "This passkey opens your wallet no more": "Bu geçiş anahtarı artık cüzdanınızı açmıyor",
  "This is the last passkey that signs you in: add another one first":
    "Bu, giriş yaptığınız son geçiş anahtarı: önce başka bir tane ekleyin",
  "This page may not use the wallet": "Bu sayfa cüzdanı kullanamaz",
  "There is no wallet yet that could be given up": "Henüz vazgeçilebilecek bir cüzdan yok",
  "Starting over was not asked for, or its time has not come": "Baştan başlama istenmedi veya zamanı gelmedi",
  "Sign out, and sign in by e-mail once more, to start over":
    "Baştan başlamak için çıkış yapıp e-posta ile bir kez daha giriş yapın",
  "Something failed on the server": "Sunucuda bir şey başarısız oldu"
}
