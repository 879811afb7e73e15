/** English, and languages that the product has not: these words alone, also with look-alikes and figures for letters (a name such as Shital or Dickson is none). */
export const RUDE_WORDS =
  `anal anus arse arsehole ass asses asshole bastard bdsm bitch bitchy blowjob bollock bollocks boner boob boobs boobies butthole bullshit clit cock
  cocksucker cum cumming cunt cunts dickhead dildo douchebag dumbass fag faggot fags gangbang genocide
  handjob heil hentai hitler homo horny jackass jerkoff jizz kkk milf nazi nazis orgy paedo paedophile pedo pedophile penis
  piss pissed poop porn porno prick pube pubes pussy rape raped rapist retard retarded sex sexy shit shits shitty shite skank
  slut sluts slutty sperm stfu suicide tits titties titty tosser tranny turd twat vagina wank wanker whore whores wtf

  bastardo cazzo coglione coglioni fanculo merda minchia puttana stronza stronzo vaffanculo
  godverdomme hoer kanker klootzak neuk neuken teringlijer
  chuj chuje cipa dziwka huj jebac kurwa kutas pierdol pizda skurwysyn spierdalaj
  amcik gotveren kahpe kaltak orospu pezevenk sikerim siktir
  anjing bangsat jancok kontol memek ngentot perek
  knull perkele vittu
  blyad blyat ebat huylo mudak pidar pidor`.split(/\s+/u)

/** Found inside longer words too: nobody is called so. */
export const RUDE_STEMS =
  `fuck motherf nigger nigga niggr asshole bitches biatch faggot cocksuck dickhead bullshit wanker whore
  madarchod bhenchod behenchod bhosdi chutiya hurensohn arschloch vaffanculo hijodeputa`.split(/\s+/u)

/** Of those languages, in other alphabets: these words alone. */
export const RUDE_WORDS_ELSEWHERE =
  `блядь бля блять ебать ебал ёбаный ебаный жопа залупа мразь мудак мудила пидар пидор пидорас пизда пиздец сука суки сучка хуй хуйло
  хуйня хер шлюха гандон говно дерьмо
  μαλάκα μαλάκας μαλακα μαλακας γαμώ γαμω γαμημένο μουνί μουνι πουτάνα πουτανα πούστης πουστης
  ಸೂಳೆ ಬೋಳಿಮಗ ತುಲ್ಲು
  പൂറ് മൈര് കുണ്ണ തായോളി
  ગાંડ ગાંડુ લોડો ભોસડી ચૂત
  ਫੁੱਦੀ ਲੰਨ ਗਾਂਡੂ ਭੈਣਚੋਦ
  گانڈو چوتیا لنڈ بھوسڑی رنڈی کتیا حرامی
  جنده کیر کص
  זונה כוס שרמוטה זין מניאק
  操 肏 傻逼 傻屄 妈的 他妈的 操你妈 草泥马 鸡巴 婊子 王八蛋
  くそ クソ ちんこ チンコ まんこ マンコ ちんぽ
  씨발 시발 개새끼 병신 보지 자지 좆 창녀 지랄
  ควย หี เย็ด เหี้ย สัส ไอ้สัตว์
  địt lồn cặc buồi đụ`.split(/\s+/u)

/** Signs that stand for a crime. */
export const RUDE_SIGNS = /[\u5350\u534D\u0FD5-\u0FD8]/gu
