/** The passwords every guessing list starts with, six characters and longer, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
000000 0000000 00000000 000000000 0000000000 007007 012345 0123456 01234567 012345678 0123456789 098765
0987654 09876543 098765432 0987654321 101010 102030 111111 1111111 11111111 111111111 1111111111 111222
111222333 112211 112233 11223344 1122334455 112358 121212 123123 123321 12341234 1234321 12344321 1234554321
123456 1234567 12345678 123456789 1234567890 123456789a 123456789q 12345678a 1234567a 123456a 123456aa
123456abc 123456b 123456d 123456j 123456k 123456m 123456q 123456qwerty 123456s 123456z 12345a 12345q
12345qwert 1234abcd 1234asdf 1234qwer 123654 123789 123abc 123abcd 123asd 123qwe 123qweasd 123qweasdzxc
123zxc 12qwaszx 131313 135790 1357924680 142536 147258 147258369 159357 159753 159951 1a2b3c 1a2b3c4d
1password 1q1q1q 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qw23e 222222 2222222 22222222
222222222 2222222222 232323 246810 258456 271828 2wsx3edc 314159 3141592 31415926 321321 333333 3333333
33333333 333333333 3333333333 3edc4rfv 420420 444444 4444444 44444444 444444444 4444444444 456123 456789
4rfv5tgb 555555 5555555 55555555 555555555 5555555555 5t6y7u8i 654321 666666 6666666 66666666 666666666
6666666666 696969 741852 741852963 747474 7654321 777777 7777777 77777777 777777777 7777777777 789456
789456123 852456 87654321 888888 8888888 88888888 888888888 8888888888 963852741 987654 9876543 98765432
987654321 9876543210 999999 9999999 99999999 999999999 9999999999 a123456 a1234567 a12345678 a123456789
a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 aa123456 aa12345678 aaa111 aaaaaa aaaaaaa aaaaaaaa aabbcc ababab abc111
abc123 abc1234 abc12345 abc123456 abcabc abcd123 abcd1234 abcde1 abcdef abcdef1 abcdefg abcdefgh abcdefghi
abigail access access1 access123 access14 admin1 admin12 admin123 admin1234 admin12345 admin123456 admin2020
admin2021 admin2022 admin2023 admin@123 adminadmin administrador administrator adrian adriana adrienne
alberto alejandra alejandro alexander alexandra alexandre alexandria alexia alexis alfonso alfredo alicia
alison allison alpha1 alyssa amanda amber1 amelia america america1 amigos amigos1 anakin anderson andrea
andrei andres andrew android android1 angel1 angela angelica angelina angelo angels angels1 annabelle
annette annie1 anthony antoine antonia antonio apollo apple1 aracely aragorn ariana arianna ariel1 arlene
armando arnold arsenal arsenal1 arthur arturo asd123 asdasd asdf123 asdf1234 asdfasdf asdfgh asdfgh1 asdfghj
asdfghjk asdfghjkl asdfqwer ashlee ashleigh ashley ashlyn ashton asshole asshole1 asshole2 audrey august
austin autumn avengers awesome awesome1 ayesha azerty azerty123 azertyuiop babyboy babyboy1 babygirl
babygirl1 backup backup1 badboy badboy1 badgirl badgirl1 bailey bailey1 banana banana1 bandit bandit1
barbara barbie barcelona barcelona1 baseball baseball1 baseball12 baseball123 baseball2 basketball
basketball1 bastard bastille bastille1 batman batman1 batman12 batman123 bbbbbb beatles beatles1 beatrice
beatriz beautiful beautiful1 beauty beauty1 belinda bella1 benfica benfica1 berlin berlin1 bernard bernardo
bethany beverly bianca bigboy bigboy1 bigdaddy bigdaddy1 billy1 birdman birdman1 birthday birthday1 bitch1
bitch123 bitches bitches1 biteme biteme1 blabla blabla1 blackberry blessed blessed1 bobmarley bobmarley1
bonjour bonjour1 bonnie boobies boobies1 booboo booboo1 boomer boomer1 boricua boricua1 boston boston1
boxing bradley brandi brandon brandy brasil brasil1 braves braves1 brenda brendan brianna britney brittany
brittney broken broken1 broncos broncos1 brooke brooklyn brooklyn1 brother brother1 brothers brothers1
brownie brownie1 bryan1 bubba1 bubbles bubbles1 buckeyes buckeyes1 buddy1 buffalo buffalo1 bulldog bulldog1
bulldogs bulldogs1 bullet bullet1 bullshit bullshit1 bunny1 buster buster1 buttercup buttercup1 butterfly
butterfly1 buttons buttons1 caitlin california california1 callofduty calvin calvin1 camaro camaro1 camila
camille camilo canada canada1 candace candice candy1 captain captain1 cardinals cardinals1 carina carlos
carmen carolina caroline carolyn carrie carter cartman cartman1 casandra casey1 casper casper1 cassandra
cassie catalina catarina catherine cccccc cecilia celeste celina celtic celtic1 celtics celtics1 cesar1
champion champion1 chance chance1 chanel chanel1 change change1 changeme changeme1 changeme123 chantal
chaos1 chargers chargers1 charizard charlene charles charlie charlie1 charlotte cheerleader cheerleader1
cheese cheese1 cheetah cheetah1 chelsea chelsea1 cherry cherry1 cheryl chester chester1 cheyenne chicago
chicago1 chicken chicken1 children chivas chivas1 chloe1 chocolate chocolate1 chopper chopper1 chris1 christ
christ1 christian christina christine christmas christmas1 christopher christy chronic chronic1 chubby
chubby1 cindy1 cinnamon cinnamon1 cisco123 claire clarence clarissa claudia claudio clayton clifford clinton
cloud1 cloud9 cocacola cocacola1 coconut coconut1 coffee coffee1 coldplay coldplay1 college college1
colorado colorado1 comeon comeon1 compaq compaq1 computer computer1 computer123 connie connor constance
control control1 cookie cookie1 cookies cookies1 cooper cooper1 corazon corazon1 corey1 cortney corvette
corvette1 cougars cougars1 counter counter1 counterstrike country country1 courtney cowboy cowboy1 cowboys
cowboys1 creative creative1 cricket cricket1 cristian cristina crystal cuddles cuddles1 cupcake cupcake1
curtis cutie1 cutiepie cutiepie1 cynthia daddy1 daisy1 dakota dallas dallas1 damian damien dancer dancer1
dancing dancing1 danger danger1 daniel daniel1 daniela danielle danny1 darkangel darkangel1 darkness
darkness1 darlene darling darling1 darren darthvader database david1 davina dawson dddddd deanna death1
debbie deborah december december1 deeznuts deeznuts1 default demon1 dennis denver denver1 derek1 derrick
desiree destiny detroit detroit1 devils devils1 devin1 dexter dexter1 diablo diablo1 diablo2 diamond
diamonds diamonds1 diana1 dickhead dickhead1 diego1 diesel diesel1 digimon digital digital1 dinosaur
dinosaur1 dirtbike dirtbike1 disney disney1 disturbed disturbed1 doctor doctor1 dodgers dodgers1 dolphin
dolphin1 dolphins dolphins1 dominic dominique domino domino1 donald donkey donkey1 donnie donovan dorothy
douglas dragon dragon1 dragon12 dragon123 dragonball dragonball1 dragonballz dragonfly dragonfly1 dragons
dragons1 dreamer dreamer1 dreams dreams1 drummer drummer1 ducati dumbass dumbass1 dustin dwayne dylan1
eagle1 eagles eagles1 eastside eastside1 eclipse eclipse1 edgardo eduardo edward eileen elaine eleanor
element element1 elena1 elephant elephant1 eleven elijah elisabeth elizabeth ellen1 emerald emerald1 emerson
emilia emiliano emilie emily1 eminem eminem1 emmanuel empire empire1 energy energy1 england england1 english
english1 enrique enterprise erica1 ericka ericsson ernest ernesto esmeralda esperanza esteban esteban1
estefania esther estrella eugene evelyn everton everton1 evolution evolution1 excalibur excalibur1 explorer
explorer1 extreme extreme1 fabian fabiola facebook facebook1 faith1 falcon falcon1 falcons falcons1 fallout
family family1 fantasy fantasy1 fashion fashion1 fatboy fatboy1 fatima felicia felipe fender fender1
fernanda fernando ferrari ferrari1 ffffff fighter fighter1 finalfantasy finalfantasy7 fireball fireball1
firebird firebird1 firefly firefly1 firefox firefox1 fireman fireman1 fishing fishing1 flamingo flamingo1
flipper flipper1 florence florida florida1 flower flower1 flowers flowers1 fluffy fluffy1 flyers flyers1
football football1 football10 football11 football12 football123 football2 forest forest1 forever forever1
formula formula1 fortnite france france1 frances francesca francesco francis francisco franco frank1 frankie
frankie1 franklin freddy freddy1 frederick freedom freedom1 french french1 friday friend friend1 friends
friends1 frodo1 froggy froggy1 fucker fucker1 fucking fuckit fuckme fuckoff fuckoff1 fuckthis fuckyou
fuckyou! fuckyou1 fuckyou123 fuckyou2 funny1 futbol futbol1 gabriel gabriela gabriella gabrielle galaxy
galaxy1 gameboy gamecube gamer1 gamers gaming gandalf gandalf1 gangsta gangsta1 gangster gangster1 garfield
garfield1 garrett gateway gateway1 gators gators1 gemini gemini1 gemma1 general general1 genesis genius
genius1 geoffrey george georgia gerald gerardo germany germany1 getmoney getmoney1 gggggg ghetto ghetto1
ghost1 giants giants1 gibson gibson1 gilbert ginger ginger1 giovanni giraffe giraffe1 giselle gizmo1
gladiator gladiator1 gladys glitter glitter1 gloria gmail1 goddess goddess1 godfather godfather1 godisgood
godisgood1 godislove godislove1 godzilla godzilla1 golden golden1 goldfish goldfish1 golfball golfer golfing
gonzalo google google1 google123 gordon gorgeous gorgeous1 grace1 gracie gracie1 graham grandma grandma1
green1 greenday greenday1 gregory griffin guadalupe guest1 guest123 guest1234 guillermo guitar guitar1
gustavo hacker hacker1 hahaha hahaha1 halflife hallo1 halloween halloween1 halo12 halo123 hammer hammer1
hamster hamster1 hannah happy1 hardcore harley harley1 harmony harmony1 harold harriet harrison harrypotter
harrypotter1 harvey hawaii hawaii1 hearts hearts1 heather heaven heaven1 hector1 heidi1 helena hello1
hello12 hello123 hello1234 hello2 hellohello hellokitty hellokitty1 helloworld helpme helpme1 henry1 herbert
herman hershey hershey1 hhhhhh hiphop hiphop1 hitman hitman1 hobbit hockey hockey1 hogwarts holiday holiday1
hollister hollister1 holly1 hollywood hollywood1 honda1 honey1 honeybee honeybee1 hooters hooters1 horse1
horses horses1 hotboy hotdog hotdog1 hotgirl hotgirl1 hotmail hotmail1 hotmama hotrod hotrod1 hotstuff
hotstuff1 hottie hottie1 hottie12 hottie2 house1 houston houston1 howard hulk123 hummer hummer1 hunter
hunter1 hunting hunting1 hurley hurley1 icecream icecream1 iceman iceman1 idontknow idontknow1 ignacio
iloveboys ilovegod ilovegod1 iloveher ilovehim ilovehim1 ilovejesus iloveme iloveme1 iloveme2 ilovemom
ilovemusic ilovemymom ilovemyself iloveu iloveu1 iloveu2 ilovey0u iloveyou iloveyou! iloveyou1 iloveyou12
iloveyou123 iloveyou2 iloveyou3 iloveyouso imagine imagine1 imissyou imissyou1 impala incubus incubus1
indiana indiana1 indians indians1 inferno inferno1 infinity infinity1 ingrid insane insane1 instagram
internet internet1 inuyasha inuyasha1 iphone iphone1 iphone4 iphone5 iphone6 ireland ireland1 irene1
ironmaiden ironmaiden1 ironman ironman1 isabel isabella isabelle isaiah island island1 israel italia italia1
iverson ivette jackass jackass1 jackie jackson jackson1 jacob1 jacqueline jaguar jaguar1 jaime1 jamaica
jamaica1 james1 jamesbond jamie1 janelle janet1 janice january january1 jared1 jasmin jasmine jason1 javier
jayden jeanette jeffery jeffrey jellybean jellybean1 jenna1 jennifer jenny1 jeremiah jeremy jermaine jerome
jesse1 jessica jessica1 jessie jesus1 jetaime jetaime1 jimmy1 jjjjjj joanna joanne joaquin jocelyn johanna
johannes johnathan johncena johncena1 johndeere johndeere1 johnny johnson joker1 jonas1 jonathan jordan
jordan1 jorge1 joseph josephine joshua joshua1 josue1 juanita juggalo juggalo1 julian juliana julianne
julie1 julien juliet julieta juliette julio1 junebug junebug1 junior junior1 jupiter jupiter1 justice justin
justin1 justinbieber justinbieber1 juventus juventus1 kaitlyn kangaroo kangaroo1 karate karate1 karen1
karina karla1 katelyn katherine kathleen kathryn katie1 katrina kawasaki kawasaki1 kayla1 keisha keith1
kelly1 kelsey kendall kendra kenneth kentucky kentucky1 kermit kermit1 kerry1 kevin1 keyboard keyboard1
kickass kickass1 killer killer1 killers killers1 kimberly kimmie kingdomhearts kirsten kisses kisses1 kissme
kissme1 kissmyass kissmyass1 kitkat kitkat1 kitten kitten1 kittens kittens1 kitty1 kittycat kittycat1 kkkkkk
knight knight1 krista kristen kristian kristin kristina kristy krystal kyle12 lacrosse lacrosse1 ladies
ladies1 ladonna ladybug ladybug1 lakers lakers1 lance1 lasvegas lasvegas1 latoya laura1 lauren laurence
lavender lavender1 lawrence leanne lebron legend legend1 legolas lenovo lenovo1 leonard leonardo leopard
leopard1 leslie leticia letmein letmein1 letmein123 letmein2 liberty liberty1 lightning lightning1 lillian
lilmama lilmama1 lilwayne lilwayne1 lincoln lincoln1 linda1 lindsay lindsey linkedin linkinpark linkinpark1
linux1 lionking lionking1 lisa12 little little1 littleman littleman1 liverpool liverpool1 lizard lizard1
lkjhgf lkjhgfdsa llllll logan1 login1 login123 loginlogin logitech logitech1 lolita lolita1 lollipop
lollipop1 lollol lollol1 london london1 lonely lonely1 lonewolf lonewolf1 longhorns longhorns1
lordoftherings lorena lorenzo loretta lorraine loser1 louise lourdes love12 love123 love1234 love4ever
lovebird lovebug lovebug1 loveher lovehim lovehurts loveislife loveless lovelove lovely lovely1 loveme
loveme1 loveme2 loverboy loverboy1 lovergirl lovers loveyou loveyou1 loveyou2 lucas1 lucia1 luciana luciano
lucifer lucifer1 lucinda lucky1 lucy12 ludwig luigi1 luisa1 lydia1 machine machine1 mackenzie maddie maddog
maddog1 madeline madison madonna madonna1 madrid madrid1 maggie maggie1 magic1 magnum makayla malcolm malibu
malibu1 manager manager1 manager123 manchester manchester1 manning manutd manutd1 marcel marcela marcella
marcelo marcia marco1 marcos marcus margaret margarita maria1 mariah mariana marianne maribel marie1 mariela
marilyn marina marines marines1 mario1 mario12 mario123 marisa marisol marissa marjorie marlboro marlboro1
marlene marley marley1 marlon married married1 marshall martha martin martina martinez marvel marvin mary12
maryann maryjane maryjane1 master master1 master12 master123 masters masters1 matheus mathew mathias matilda
matrix matrix1 matrix123 matteo matthew matthew1 matthias maureen maurice mauricio maverick maverick1 maxime
maximus maxwell mazda1 mcdonalds mcdonalds1 medusa medusa1 megaman megaman1 megan1 meghan melanie melinda
melissa melody memphis memphis1 mercedes mercury mercury1 meredith merlin mermaid mermaid1 metal1 metallica
metallica1 mexican mexican1 mexico mexico1 michael michael1 michaela micheal michel michele michelle
michigan michigan1 mickey mickey1 microsoft midnight midnight1 miguel mikayla mildred miller miller1
minecraft minecraft1 minecraft123 minnie minnie1 miracle miracle1 miranda miriam misfits misfits1 missy1
misty1 mitchell mmmmmm mnbvcx mnbvcxz mobile mobile1 modern modern1 mohamed mohammad mohammed moises molly1
mommy1 monday monday1 money1 monica monique monitor monitor1 monkey monkey1 monkey12 monkey123 monkey2
monkeyboy monkeyman monkeys monkeys1 monster monster1 montana montana1 montreal montreal1 moomoo moomoo1
moonlight moonlight1 morgan morning morning1 mother mother1 motherfucker motocross motocross1 motorola
mountain mountain1 movies movies1 muffin muffin1 muhammad murphy murphy1 music1 musica musica1 mustafa
mustang mustang1 mustangs mustangs1 mybaby mybaby1 myfamily myfamily1 mylove mylove1 myloves myname myname1
mypass mypass1 mypassword myriam myspace myspace1 myspace123 myspace2 mystery mystery1 mystic mystic1 nadine
nancy1 naomi1 naruto naruto1 naruto12 naruto123 nascar nascar1 natalia natalie nataly natasha nathalie
nathan nathaniel nature nature1 naughty naughty1 nebraska nebraska1 nelson nemesis nemesis1 neopets neopets1
network network1 network123 newcastle newcastle1 newlife newlife1 newpass newpassword newport newport1
newyork newyork1 nicholas nichole nicola nicolas nicole nicolette nightmare nightmare1 nikita nikki1
nimda123 ninja1 nintendo nintendo1 nirvana nirvana1 nissan nissan1 nnnnnn nobody nofear nofear1 nokia1
nokia123 nokia6300 nomore nomore1 noodles noodles1 nopass nopassword norman notebook notebook1 nothing
nothing1 november november1 number number1 oakland oakland1 oblivion oblivion1 octavio october october1
office office1 office123 oliver olivia omega1 onelove onelove1 online online1 oooooo oracle oracle1 orange
orange1 oranges oranges1 orchid orchid1 orlando oscar1 outlaw outlaw1 p4ssw0rd p@ssw0rd p@ssw0rd1 p@ssword
pa55w0rd pa55word pacific pacific1 packers packers1 pakistan pakistan1 pamela panama panama1 pancho pancho1
panda1 pandora pandora1 pantera pantera1 panther panther1 panthers panthers1 paola1 paradise paradise1
paradox paradox1 paramore paramore1 paris1 parker parker1 pass12 pass123 pass1234 pass12345 passion passion1
passpass passport passw0rd passw0rd1 passwd password password! password. password0 password00 password01
password1 password1! password10 password11 password12 password123 password123! password1234 password12345
password13 password2 password2020 password2021 password2022 password2023 password2024 password2025
password21 password22 password23 password3 password4 password5 password69 password7 password8 password9
password99 password? passwort passwort1 pasword pasword1 patches patches1 patrice patricia patrick patriot
patriot1 patriots patriots1 patty1 paul12 paula1 paulina pauline peace1 peaches peaches1 peanut peanut1
peanuts peanuts1 pebbles pebbles1 pedro1 pegasus pegasus1 pencil pencil1 penelope penguin penguin1 penguins
penguins1 penny1 pentium people people1 pepper pepper1 pepsi1 perfect perfect1 peter1 phantom phantom1
philip phillies phillies1 phillip philly philly1 phoebe phoebe1 phoenix phoenix1 phyllis piano1 pickle
pickle1 pickles pickles1 pierre piglet piglet1 pikachu pikachu1 pimpin pimpin1 pineapple pineapple1
pinkfloyd pinkfloyd1 pinky1 pioneer pioneer1 pirate pirate1 pirates pirates1 pistons pistons1 pitbull
pitbull1 pizza1 platinum platinum1 playboy playboy1 player player1 playstation playstation1 playstation2
playstation3 please please1 poison poison1 poiuyt poiuytrewq pokemon pokemon1 pokemon12 pokemon123 poker1
police police1 polska polska1 pontiac pontiac1 poohbear poohbear1 pookie pookie1 popcorn popcorn1 popeye
popeye1 porkchop porkchop1 porsche porsche1 portugal portugal1 potato potato1 pothead pothead1 potter
potter1 power1 pppppp precious precious1 predator predator1 preston pretty pretty1 prettygirl prettygirl1
prince prince1 princesa princesa1 princess princess1 princess12 princess123 princess2 princess3 priscilla
private private1 project project1 psycho psycho1 puddin puddin1 pumpkin pumpkin1 punisher punisher1 punkrock
punkrock1 puppies puppies1 puppy1 purple purple1 pussy1 pussy69 pussycat pussycat1 q1w2e3 q1w2e3r4
q1w2e3r4t5 qaz123 qazwsx qazwsx123 qazwsxedc qqqqqq queen1 quentin quiksilver quiksilver1 quincy qwaszx
qwe123 qwe1234 qwe12345 qweasd qweasdzxc qweewq qweqwe qwer123 qwer1234 qwerasdf qwert1 qwert123 qwert12345
qwerty qwerty! qwerty01 qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty2 qwerty321 qwerty7
qwerty78 qwerty99 qwertyu qwertyui qwertyuiop qwertyuiop1 qwertyuiop123 qwertz qwertz123 rabbit rabbit1
rachel racing racing1 radiohead radiohead1 rafael raiders raiders1 rainbow rainbow1 rainbows rainbows1
rambo1 ramiro rammstein rammstein1 ramona ramses randall randolph ranger ranger1 rangers rangers1 raquel
rascal rascal1 raven1 ravens ravens1 raymond raymundo realmadrid realmadrid1 reaper reaper1 rebeca rebecca
rebels rebels1 redbull redbull1 reddog reddog1 redhat redhead redhead1 redneck redneck1 redrose redrose1
redskins redskins1 redsox redsox1 redwings redwings1 regina reginald remember remember1 renata renee1
renegade renegade1 respect respect1 revenge revenge1 ricardo richard rickey rihanna rihanna1 roadrunner
roadrunner1 robbie robbie1 robert robert1 roberta roberto robin1 roblox roblox1 roblox123 rocio1 rocker
rocker1 rocket rocket1 rockets rockets1 rocknroll rocknroll1 rockon rockon1 rockstar rockstar1 rocky1
rockyou rockyou1 rodney rodolfo rodrigo rogelio roger1 roland rolltide rolltide1 romeo1 ronald ronaldinho
ronaldo ronaldo1 ronnie rooney rooster rooster1 root123 rootroot rosalie rosalinda rosario rosebud rosebud1
roxana roxanne rrrrrr ruben1 rudolf rugby1 rugby123 runescape runescape1 runescape123 runner running russell
russia russia1 ryan12 sabina sabrina sailor sailor1 sailormoon sailormoon1 saints saints1 sakura sakura1
salvador samantha samira sammy1 samson samsung samsung1 samsung123 samuel samurai samurai1 sandman sandman1
sandra sandy1 santana santiago sapphire sapphire1 sarah1 sasha1 sassy1 sasuke sasuke1 satan1 saturn saturn1
savage savage1 savannah savannah1 scarface scarface1 scarlett scarlett1 school school1 science science1
scooby scooby1 scoobydoo scoobydoo1 scooter scooter1 scorpio scorpio1 scorpion scorpion1 scotland scotland1
scott1 scotty scotty1 scrappy scrappy1 scruffy scruffy1 seahawks seahawks1 seattle seattle1 sebastian secret
secret1 secret12 secret123 security security1 selena senior sephiroth september september1 serena serenity
serenity1 sergio servant servant1 server server1 service service1 sex123 sexsex sexy12 sexy123 sexyback
sexybitch sexybitch1 sexyboy sexygirl sexygirl1 sexylady sexymama sexyme sexysexy shadow shadow1 shadow12
shadow123 shadow2 shaggy shaggy1 shakira shalom shalom1 shamrock shamrock1 shania shannon shark1 sharks
sharks1 sharon shawn1 sheila shelby sheldon sherri sherry shirley shitface shithead shopping shopping1
shorty shorty1 shotgun shotgun1 showtime showtime1 sidney siemens sierra silent silent1 silver silver1
silvia simba1 simone simple simple1 simpsons simpsons1 singer singer1 single single1 sister sister1 sisters
sisters1 skate1 skateboard skateboard1 skater skater1 skinny skinny1 skipper skipper1 skippy skippy1
skittles skittles1 skyler skyline skyline1 skywalker slayer slayer1 sleepy sleepy1 slipknot slipknot1 smelly
smelly1 smile1 smiles smiles1 smiley smiley1 smoke1 smokey smokey1 smooth smooth1 snapchat snickers
snickers1 sniper sniper1 snoopy snoopy1 snowball snowball1 snowboard snowboard1 snowflake snowflake1 snowman
snowman1 snuggles snuggles1 soccer soccer1 soccer10 soccer11 soccer12 soccer123 soccer13 soccer2 soccer7
soccer9 sofia1 softball softball1 software software1 soldier soldier1 solomon solomon1 someone someone1
something something1 sonia1 sonic1 sonic123 sophia sophie southpark southpark1 southside southside1 sparkle
sparkle1 sparkles sparkles1 sparky sparky1 sparrow sparrow1 spartan spartan1 spartans spartans1 special
special1 speedy speedy1 spencer spider spider1 spiderman spiderman1 spiderman2 spike1 spirit spirit1
spitfire spitfire1 spongebob spongebob1 spooky spooky1 sports sports1 spring spring1 squirrel squirrel1
ssssss stacey stacie stalker stalker1 stanley starbucks starbucks1 starcraft stardust stardust1 starfish
starfish1 stargate starlight starlight1 startrek starwars starwars1 starwars123 stealth stealth1 steelers
steelers1 stefan stefanie stella stephan stephanie stephen steve1 steven stevie stewart stinky stinky1
stone1 stonecold stonecold1 stoner stoner1 storm1 stormy stormy1 strawberry strawberry1 street street1
striker striker1 strong strong1 stuart student student1 studio studio1 stupid stupid1 subaru subaru1 sublime
sublime1 success success1 suckit suckit1 sugar1 summer summer1 sunday sunday1 sunflower sunflower1 sunny1
sunrise sunrise1 sunset sunset1 sunshine sunshine1 sunshine12 sunshine123 sunshine2 super1 supergirl
supergirl1 superman superman1 superman12 superman123 superman2 superstar superstar1 support support1
support123 surfer surfer1 survivor survivor1 susana susanna susanne suzanne suzuki suzuki1 sweet1 sweetheart
sweetheart1 sweetie sweetie1 sweetness sweetness1 sweetpea sweetpea1 sweets sweets1 sweety sweety1 swimmer
swimming swordfish swordfish1 sydney sylvester sylvia syracuse syracuse1 sysadmin system system1 system32
tacobell tacobell1 tamara tamika tanner tanya1 target target1 tarheels tarheels1 tatiana tatyana taurus
taurus1 taylor taylor1 teacher teacher1 teamo1 teamo123 teamo2 teamomucho techno techno1 teddy1 teddybear
teddybear1 telephone telephone1 temp123 temp1234 temporary temppass tennis tennis1 tequiero tequiero1
tequieromucho tequila tequila1 teresa terminator terrance terrence terri1 test01 test11 test12 test123
test1234 test12345 tester testing testing1 testing123 testpass testtest testuser texas1 thankyou thankyou1
thebest thebest1 theboss theboss1 thegame thegame1 theking theking1 thelma theman theman1 theodore theone
theone1 thepassword theresa therock therock1 thesims thiago thirteen thomas thomas1 thuglife thuglife1
thumper thumper1 thunder thunder1 tiffany tiger1 tigers tigers1 tigger tigger1 tiktok1 timothy tinker
tinker1 tinkerbell tinkerbell1 titanic titanic1 titans titans1 tkmtkm tobias together together1 tomcat
tomcat1 tommy1 tony12 toor123 topgun topgun1 tornado tornado1 toronto toronto1 toshiba toshiba1 tottenham
tottenham1 toyota toyota1 tracey tractor tractor1 tracy1 trance trance1 travis treasure treasure1 trevor
trewq1 trigger trigger1 trinity triple triple1 trisha tristan triumph triumph1 trojans trojans1 trombone
trombone1 trooper trooper1 trouble trouble1 trucks trucks1 truelove truelove1 trumpet trumpet1 trustme
trustme1 trustno1 tttttt tucker turkey turkey1 turtle turtle1 turtles turtles1 tweety tweety1 tweetybird
tweetybird1 twilight twilight1 twins1 twisted twisted1 twister twister1 twitter tyler1 tyrone ubuntu
ultimate ultimate1 umbrella umbrella1 undertaker undertaker1 unicorn unicorn1 unique unique1 united united1
universal universal1 unknown unknown1 user123 user1234 username usuario uuuuuu vacation vacation1 vader1
valentin valentina valentino valeria valerie vampire vampire1 vanessa vanilla vanilla1 vegeta vegeta1
verizon verizon1 vernon veronica veronika victor victoria victory victory1 vietnam vietnam1 viking viking1
vikings vikings1 vincent violet violet1 violin violin1 viper1 virginia vivian viviana vladimir volcom
volcom1 volleyball volleyball1 voodoo voodoo1 voyager voyager1 vvvvvv walker walker1 wallace walter wanker
wanker1 warcraft warcraft1 warlock warlock1 warren warrior warrior1 warriors warriors1 wasdwasd washington
washington1 water1 waterfall waterfall1 watermelon watermelon1 webadmin webmaster weezer weezer1 welcome
welcome1 welcome12 welcome123 welcome1234 welcome2 wendy1 werewolf werewolf1 wesley westham westham1
westlife westlife1 westside westside1 whatever whatever1 whatever12 whatsapp whatsup whatsup1 whiskers
whiskers1 whiteboy whiteboy1 whitesox whitesox1 whitney wicked wicked1 wildcat wildcat1 wildcats wildcats1
wilfredo william william1 williams willie willow willow1 wilson windows windows1 windows10 windows7
windows95 winner winner1 winston winter winter1 wireless wireless1 wizard wizard1 wolfgang wolfgang1
wolfpack wolfpack1 wolverine wolves wolves1 wonder wonder1 wonderful wonderful1 wonderland wonderland1
working working1 worldofwarcraft wrangler wrangler1 wrestler wrestler1 wrestling wrestling1 wutang wutang1
wwwwww xavier xbox123 xbox360 ximena xsw21qaz xxxxxx xxxxxxxx yadira yahoo1 yahoo123 yamaha yamaha1 yamahar1
yankees yankees1 yasmin yasmine yellow yellow1 yesenia yolanda yomama yomama1 yourmom yourmom1 yourpassword
youtube youtube1 yoyoyo yoyoyo1 ytrewq yugioh yvette yvonne yyyyyy zachary zaq12wsx zaq1xsw2 zaq1zaq1 zelda1
zeppelin zeppelin1 zoe123 zombie zombie1 zombies zombies1 zxc123 zxcasd zxcasdqwe zxcvbn zxcvbnm zxcvbnm1
zxcvbnm123 zzzzzz
`
    .trim()
    .split(/\s+/),
)
