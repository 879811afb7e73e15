import { LANGUAGE_CODES, safeWordsOf } from '@quokka/languages'
import { RUDE_WORDS_OF } from '@quokka/languages/rude-words'
import { expect, test } from 'vitest'
import { maskRudeWords } from './mask-rude-words.ts'

/** First and last names that people have, many of them with a rude word inside. */
const REAL_NAMES =
  `Dick Dickson Dickens Assam Assisi Hassan Massimo Vassilis Cassandra Basset Shital Sheetal Shitole Kshitij Kshitija Parikshit Rakshit
  Dikshit Dixit Ashit Harshita Ishita Nishit Tushit Shittu Yamashita Matsushita Cummings Cumberbatch Hussein Osama Jihad Isis Adolf
  Fukuda Fukuyama Phuc Bich Dung Dong Wang Fuchs Fagan Faggioli Scunthorpe Sussex Essex Middlesex Sexton Titus Hancock Peacock
  Cockburn Cocks Cox Babcock Butt Kaur Kuntal Kunte Anusha Analia Sukhdeep Sukhjit Gaylord Gay Fanny Willy Randy Randi Randhir Rand
  Pornchai Supaporn Niger Nigel Nagy Grape Rapee Classic Arsenal Lakshmi Pusey Weiner Bhosle Bhosale Chutney Lund Lunden Lindgren Merdan
  Kaka Kakar Hoare Slutsky Krapp Kike Negri Chinko Dyke Cunha Kuhn Gandhi Gandham Hardik Sunni Zeba Amina Verga Sanghamitra
  Priyanka Aarav Ananya Ishaan Vihaan Saanvi Arjun Diya Kabir Meera Rohan Nandini Aditya Zainab Fatima Yusuf Omar Tariq Ibrahim
  Mohammed Muhammad Nguyen Thi Linh Minh Huong Hung Long Duc Kim Lee Park Choi Jung Suk Bum Wei Xing Hui Yuki Haruka Kenji Sakura
  Ngozi Chidi Chukwu Adaeze Kofi Ama Kwame Thandiwe Sipho Uche Ifeoma Olu Temitope Mateo Jesús José María Concha Consuelo Pilar
  Inés Nuria Pepe Paco Ignacio João Luís Beatriz Thiago Rui Chloé Amélie Françoise Étienne Benoît Guillaume Hélène Côme Jürgen
  Björn Ludwig Gerd Uwe Heidi Hans Käthe Saoirse Niamh Aoife Siobhán Caoimhe Sinéad Oskar Freya Astrid Håkon Åse Knut Bård
  Giulia Luca Alessandra Andrea Fabio Ginevra Piotr Łukasz Zbigniew Małgorzata Agnieszka Hryhorij Semen Svetlana Dmitri Ayşe Mehmet
  Öztürk Çiğdem Ümit Gökhan Parvaneh Keikhosro Shahnaz Leila Noam Yael Shirin Thevar Sundar Poonam Poonch Lodha Modi Gokul Mukesh`.split(
    /\s+/u,
  )

test('RM29 real names of many countries stay as they are', () => {
  expect(REAL_NAMES.filter((name) => maskRudeWords(name) !== name)).toEqual([])
  expect(REAL_NAMES.map((name) => `Little ${name}`).filter((name) => maskRudeWords(name) !== name)).toEqual([])
})

test.each(['मीरा', 'राहुल', 'চন্দন', 'தமிழ்ச்செல்வி', 'سارة', 'محمد', 'Владимир', 'Νίκος', '王小明', 'さくら', '김민지'])(
  'RM29 the name %s stays as it is',
  (name) => expect(maskRudeWords(name)).toBe(name),
)

test.each([
  ['Mr Shit', 'Mr S•••'],
  ['sh1t', 's•••'],
  ['fu\u0441k', 'f•••'],
  ['Fuckface Joe', 'F••••••• Joe'],
  ['F U C K', 'F••••••'],
  ['f.u.c.k', 'f••••••'],
  ['la Puta', 'la P•••'],
  ['Schlampe', 'S•••••••'],
  ['putain', 'p•••••'],
  ['vaffanculo', 'v•••••••••'],
  ['kurwa', 'k••••'],
  ['Bhosdike', 'B•••••••'],
  ['madarchod', 'm••••••••'],
  ['चूतिया', 'च•••••'],
  ['сука', 'с•••'],
  ['شرموطة', 'ش•••••'],
  ['씨발', '씨•'],
  ['me 卍', 'me •'],
])('RM29 the rude word of %s is masked', (name, shown) => {
  expect(maskRudeWords(name)).toBe(shown)
})

/** Ordinary words and names of each language, many of them near to a rude one. */
const ORDINARY = {
  hi: `राम सीता गणेश लता चुनमुन चूड़ी चूहा चूना गाना गंगा गांधी गाँव लड़का लड़की लंगूर लड्डू लौकी लौटा कमी कमल कुंती कुमार हरि हरीश हरियाली रंग रंगोली रानी राधा
    झील झंडा चंदा मदर बहन भाई भोला टमाटर टिंकू छोटू मुन्ना गोलू चोटी पंडित चिड़िया Lata Chutki Chunmun Gandhi Ganga Golu Kutty Randhir Lodha`,
  mr: `सावरकर भाऊ भाडे आई आयुष झाड झेंडा झाशी लाडू रांगोळी रानडे गाडगे गावडे गांगुली बोचरे पुष्पा फोटो लवंग लक्ष्मण चव्हाण शिंदे Bhave Bhavya Zade Ranade`,
  bn: `শ্যামল শালিক শান্তি মাগুর মাগধ খান খানসামা চুড়ি চুমকি গুড় গুদাম গোপাল ভোর ভোলা ধন ধনঞ্জয় ধান বেশ বেলা হারুন হারান পদ্ম পোস্ত গাড়ি গাঢ় বাল বালক রেণু
    Choton Khan Chumki Magdalena`,
  ta: `புஷ்பா புதன் கூடு கூத்து தேவகி தேவர் ஒற்றை ஓட்டம் சுன்னி சுண்டல் மயில் மயிலன் தாய் தாமரை வேல் வேசாரி சூரியா குண்டு முத்து முருகன் Pushpa Pundit Koodal Devi`,
  te: `లత లక్ష్మి లంక పూజ పూర్ణ పువ్వు మొక్క దేవి దండు దొర గుడి గుడ్డు ముందు మురళి సులభ సుల్తాన్ బాలు నీల Lanka Pooja Modak Gudipati`,
  es: `Paco Concha Pilar Cono Cojín Culebra Cultura Putumayo Mamá Pollo Polla Verga Marisol Mariana Marica Tetera Joaquín Pendiente Zorro Pájaro Coronel Papaya Reputación
    Computadora Folleto Mercedes Chingolo`,
  fr: `Connor Constance Condor Conne Pédro Pedro Putois Bordeaux Baisse Baie Biche Bite Chatte Foudre Merle Mercier Nicolas Saloon Salon Débat Battre Chaton Chut Douche
    Pédale Dispute Réputation Couillard`,
  de: `Dick Fickert Hurtig Hurra Nutella Schlamm Schwanz Kackert Arsenal Marsch Barsch Hirsch Wichtel Spaß Spastik Wachs Titus Mösle Muschi Fuchs Fotografie
    Neckar Scheich Verein`,
  'pt-BR': `Pinto Rola Pedro Bostaço Boto Bucha Caramelo Caralampio Porto Porca Putin Amputar Reputação Disputa Viagem Veado Foca Fada Foto Merenda Computador Piroga Cu
    Peru`,
  ar: `خولة كسرى كسر كاس عرس عريس خال زبيب زبيدة طيار طيبة قحطان شرم منير نيك نيكول متين دياب محمد فاطمة سارة كسكس بزاز عاهد`,
} as const

test.each(Object.entries(ORDINARY))('LT13 RM29 ordinary words and names of %s stay as they are', (_, words) => {
  const all = words.split(/\s+/u)
  expect(all.filter((word) => maskRudeWords(word) !== word)).toEqual([])
})

test('LT13 no word of a safe name is rude in any language', async () => {
  const lists = await Promise.all(LANGUAGE_CODES.map(safeWordsOf))
  const words = lists.flatMap((groups = []) => groups.flatMap(({ first, second }) => [...first, ...second]))
  expect(words.length).toBeGreaterThan(500)
  expect(words.filter((word) => maskRudeWords(word) !== word)).toEqual([])
})

test.each(Object.entries(RUDE_WORDS_OF))(
  'LT12 every rude word of %s is masked, alone and within a name',
  (_, words) => {
    expect(words.filter((word) => !maskRudeWords(word).endsWith('•'))).toEqual([])
    expect(words.filter((word) => maskRudeWords(`Mia ${word}!`) === `Mia ${word}!`)).toEqual([])
  },
)

test.each([
  ['a nukta left out', 'लौडा'],
  ['a nukta of its own', 'लौड\u093Cा'],
  ['the moon dot for a nasal', 'गाँडू'],
  ['a joiner', 'चू\u200Dतिया'],
  ['a sign drawn out', 'चूतियाााा'],
  ['letters set apart', 'चू ति या'],
  ['signs between', 'चू-ति-या'],
  ['vowel signs of Arabic', 'شَرْمُوطَة'],
  ['the line between Arabic letters', 'شرمــــوطة'],
  ['another ending', 'شرموطه'],
  ['letters of Arabic set apart', 'ش ر م و ط ة'],
  ['an accent', 'cabrón'],
  ['capitals', 'COÑO'],
  ['marks around it', '¡puta!'],
  ['figures for letters', 'c4brón'],
  ['an accent of its own', 'con\u0303o'],
  ['a sharp s', 'Scheiße'],
])('LT12 %s hides no rude word', (_, name) => {
  expect(maskRudeWords(name)).toContain('•')
})
