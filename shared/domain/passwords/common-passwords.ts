/**
 * The most common passwords, in lower case and of 6 characters or more: the most frequent ones in published lists of
 * leaked passwords, those of Malaysia and its Chinese and Korean speakers, and words of this trade. Runs such as 123456
 * and qwerty are not included: a rule detects them.
 */
const words = `
password password1 password12 password123 password1234 password01 password! password1! passw0rd p@ssw0rd p@ssword
p@$$w0rd pa55word pa55w0rd passwords mypassword newpassword passpass pass123 pass1234 password2 password3 password9
admin1 admin12 admin123 admin1234 admin12345 admin123456 admin@123 administrator adminadmin root123 rootroot toor123
superuser sysadmin system manager operator default changeme changeme123 change123 letmein letmein1 letmein123 letmein!
welcome welcome1 welcome12 welcome123 welcome@123 welcome! guest123 guest1 guestguest user123 user1234 username test123
test1234 test12345 testing testing1 testing123 testtest tester temp123 temp1234 temporary demo123 demo1234 demodemo
login123 secret secret1 secret123 private access access14 access123 server computer computer1 internet internet1
security master master1 master123 hello1 hello123 hello1234 hellohello helloworld hello12 whatever whatever1 nothing
trustno1 iloveyou iloveyou1 iloveyou2 iloveyou! iloveu iloveme loveyou loveme lovely lovelove lover1 mylove myself
123123 123123a 123123123 123321 1233210 1234321 12344321 12341234 123454321 1234554321 12345654321 123654 123654789
123789 123abc 1234abcd 123456a 123456b 123456q 123456z 12345a 12345q 12345qwert 123456abc 123456789a 123456789q
1234567a 12345678a 123qwe 123qweasd 123qweasdzxc 1234qwer 12345qwerty 12qwaszx 12qw34er 1q2w3e 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz@wsx !qaz2wsx zaq12wsx zaq1xsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123
qwe123456 qwer1234 qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty! qwertyu1 qweqwe qweqweqwe
qweasd qweasdzxc qweasd123 qwaszx qazwsx qazwsx123 qazwsxedc qazxsw asdasd asdasdasd asdasd123 asd123 asd123456
asdf1234 asdfasdf asdfgh1 asdfghjkl1 asdzxc zxcvbn1 zxcvbnm1 zxczxc zxc123 mnbvcxz1 poiuytrewq1 lkjhgfdsa1
abc123 abc1234 abc12345 abc123456 abcabc abcd123 abcd1234 abcd12345 abcde123 abcdef1 a1b2c3 a1b2c3d4 a1b2c3d4e5 aa1234
aa123456 aa12345678 aabbcc a123456 a1234567 a12345678 a123456789 as123456 ab123456 abcd@1234 aaa111 aaa123 qqq111
112233 11223344 1122334455 112211 111222 111222333 111222tianya 121212 12121212 123000 101010 10101010 102030 10203040
131313 141414 147147 147258 147258369 147852 147852369 151515 159159 159357 159753 159951 159159159 171717 181818 191919
202020 212121 222333 232323 242424 252525 258258 258456 272727 303030 313131 321321 321654 321654987 323232 333666 369369
369258147 404040 414141 420420 445566 454545 456123 456456 456654 456852 505050 515151 525252 555666 565656 606060
646464 656565 666999 696969 69696969 707070 741741 741852 741852963 753159 753951 789123 789456 789456123 789789 808080
852456 852852 878787 888999 898989 909090 963852 963852741 987123 987456 987987 989898 007007 001001 000111 000123 010101
010203 01012000 01012010 01012020 010180 020202 098098 112112 123412 123456123 123456123456 12345600 1234567890a 135790
135791 1357924680 2468013579 246810 24681012 142536 143143 147896 147896325 159632 159874 235689 314159 3141592654
31415926 4815162342 8675309 19841984 19871987 19901990 19951995 20002000 20102010 20202020 20232023 20242024 20252025
20262026
dragon dragon1 dragon123 monkey monkey1 monkey123 football football1 baseball baseball1 basketball soccer soccer1 hockey
tennis golfer softball cricket liverpool liverpool1 chelsea chelsea1 arsenal arsenal1 manutd manchester everton barcelona
realmadrid juventus ronaldo ronaldo7 messi10 steelers cowboys lakers yankees redsox eagles packers raiders dolphins
tigers bulldogs broncos superman superman1 batman batman1 spiderman ironman starwars startrek pokemon pikachu naruto
minecraft fortnite roblox pubg123 matrix gandalf merlin wizard phantom warrior hunter hunter1 hunter2 ranger killer
shadow shadow1 shadow12 sunshine sunshine1 princess princess1 princess123 prince queen1 angel1 angel123 angels angela
babygirl babygirl1 babyboy butterfly flower flower1 flowers rainbow rainbow1 summer summer1 summer123 winter winter1
winter123 spring spring1 spring123 autumn autumn1 autumn123 january february march1 april1 august september october
november december monday friday saturday sunday january1 december1 forever forever1 friend friends friends1 family
family1 family123 mother father daddy1 mommy1 brother sister sweetheart sweetie sweety honey1 honeybee darling
chocolate chocolate1 cookie cookie1 cookies cheese cheese1 banana banana1 orange orange1 apples apple1 apple123 pepper
pepper1 ginger ginger1 peanut coffee coffee1 pizza1 chicken chicken1 potato tomato cherry strawberry
purple purple1 yellow yellow1 silver golden green1 green123 blue123 red123 black1 white1 diamond crystal
hannah jessica jessica1 jennifer jennifer1 michelle michelle1 ashley ashley1 nicole nicole1 amanda amanda1 melissa
samantha stephanie elizabeth victoria natasha natalie rebecca rachel sarah1 andrea barbara patricia veronica
charlie charlie1 charles daniel daniel1 david1 michael michael1 matthew andrew andrew1 anthony joshua joshua1 jordan
jordan1 jordan23 justin robert robert1 thomas thomas1 william william1 richard george joseph brandon tyler1 austin
alexander alexis nathan nicholas oliver oliver1 patrick peter1 samuel steven jackson james1 jason1 kevin1 martin
buster buster1 bailey bailey1 maggie maggie1 tigger tigger1 lucky1 lucky7 lucky123 lucky8 snoopy mickey smokey bandit
harley harley1 mustang mustang1 corvette camaro ferrari ferrari1 porsche mercedes toyota honda1 nissan yamaha suzuki
samsung samsung1 samsung123 iphone iphone1 android nokia1 google google1 google123 facebook facebook1 youtube instagram
whatsapp twitter tiktok1 microsoft windows windows1 windows10 linux123 ubuntu oracle cisco123 mysql123 postgres
freedom freedom1 success success1 money1 money123 moneymoney million winner winner1 champion victory legend number1
metallica nirvana eminem slipknot blink182 beatles linkinpark guitar guitar1 music1 musicman dancer dancing
fuckyou fuckyou1 fuckoff fuckme asshole bitch1 biteme pussy1
america american canada london london1 england australia newyork chicago dallas boston texas1 florida mexico brazil
germany russia india1 india123 pakistan pakistan1 indonesia indonesia1 singapore singapore1 singapura thailand phuket
china123 beijing shanghai hongkong taiwan japan1 tokyo1 korea1 korea123 seoul123 busan123
malaysia malaysia1 malaysia12 malaysia123 malaysia@123 malaysiaku selangor johor123 johorbahru penang penang1 penang123
pulaupinang langkawi langkawi1 melaka melaka1 malacca kualalumpur portklang sabah123 sarawak kelantan terengganu perak123
sayang sayang1 sayang12 sayang123 sayangku cintaku cinta123 cinta1 sayangkamu akusayang rahsia rahsia1 rahsia123
rahasia katalaluan selamat selamat1 bismillah bismillah1 bismillah123 alhamdulillah assalamualaikum insyaallah
muhammad muhammad1 mohamad ahmad1 ahmad123 ibrahim siti123 aisyah nurul123 fatimah merdeka merdeka1 merdeka57 harimau
boleh123 anakku keluarga bahagia gembira kucing kucing1 kambing rindu123 doraemon hellokitty
woaini woaini1 woaini123 woaini520 woaini521 woaini1314 woaini1314520 woaiwojia woaiwo 5201314 5201314a 520520 521521
520131 5201314520 1314520 1314521 131420 131452 7758521 7758258 168168 168888 16888888 518518 518888 588588 688688 886886
888168 881888 110110 112358 119119 123698745 147369 159358 wang123 wang1234 zhang123 zhangwei liwei123 chen123 lin123
xiaoming xiaoxiao nihao123 nihaoma caonima mima123 mima1234 dearbook tianya123 aini1314 qq123456 qq1234 q123456
q1234567 q12345678 w123456 z123456 x123456 s123456 l123456 zxc123456 asd123123 wodemima
sarang sarang1 sarang123 saranghae saranghae1 saranghaeyo tkfkdgo tkfkd123 rkskek rkskekfk dkssud dkssud1 dkssudgk
qlalfqjsgh qlalfqjsgh1 gksrnr gkswls apple1004 angel1004 love1004 1004love 1004angel 1004jjang baseball1004 rhkd123
seoul1 daehanminguk gkrry123 alsrud tmdgus wldud123 minjung jiyoung hyunjin bts123 bts0613 blackpink exo123 kimchi
cruise cruise1 cruise123 cruises cruiseship cruiseship1 ferry123 ferries sailing sailing1 sailor sailor1 sailor123
captain captain1 captain123 seaman voyage voyage1 voyager vacation holiday holiday1 holiday123 holidays travel travel1
travel123 traveller passenger passport passport1 ticket ticket1 ticket123 tickets boarding boarding1 boarding123
gangway gangway1 gangway123 selatcruises selat123 seacruise ocean1 ocean123 marina titanic titanic1 anchor harbour
`;

/** All of them, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
